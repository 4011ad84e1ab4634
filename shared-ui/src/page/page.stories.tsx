import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Button from '@mui/material/Button';
import { expect, userEvent, within } from 'storybook/test';
import { PageHeader } from './PageHeader.tsx';
import { SkipLink } from './SkipLink.tsx';

const meta: Meta<typeof PageHeader> = { title: 'Page', component: PageHeader };
export default meta;
type Story = StoryObj<typeof PageHeader>;

export const Title: Story = { args: { title: 'Content History' } };
export const WithLeadAndActions: Story = {
  args: {
    eyebrow: 'November 2026',
    title: 'Content Planner',
    lead: 'Plan your articles month by month. Times are in America/New York.',
    actions: (
      <>
        <Button variant="outlined">Add keywords</Button>
        <Button variant="contained">Schedule an article</Button>
      </>
    ),
  },
};
export const LongWord: Story = {
  args: {
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    lead: 'A title without a break point wraps inside the page.',
  },
};
export const SkipToContent: Story = {
  args: { title: 'Content' },
  render: (args) => (
    <>
      <SkipLink href="#content">Skip to content</SkipLink>
      <main id="content">
        <PageHeader {...args} />
      </main>
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
};
