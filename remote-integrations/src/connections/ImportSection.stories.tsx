import type { ArchiveImport } from '@rankwright/contracts/archive';
import { renderStoryScreen, withPendingQuery, withQueryData } from '@rankwright/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { runningImport, sampleImport } from '../testing/sampleImport.ts';
import { importQuery } from './archive.data.ts';
import { ImportSection } from './ImportSection.tsx';

const meta: Meta = { title: 'Screens/Integrations/Import', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

const Section = () => <ImportSection platform="wordpress" />;
const screen = (found: ArchiveImport | null) =>
  renderStoryScreen(Section, {
    at: '/integrations',
    layout: 'app',
    data: [withQueryData(importQuery('wordpress'), { success: true, import: found })],
  });

export const NothingYet: Story = { render: screen(null) };
export const Waiting: Story = {
  render: renderStoryScreen(Section, {
    at: '/integrations',
    layout: 'app',
    data: [withPendingQuery(importQuery('wordpress'))],
  }),
};
export const Running: Story = { render: screen(runningImport) };
export const Failed: Story = {
  render: screen({
    ...runningImport,
    state: 'failed',
    error: 'The site rejected these credentials. Check them and try again.',
  }),
};
export const Done: Story = { render: screen(sampleImport()) };
