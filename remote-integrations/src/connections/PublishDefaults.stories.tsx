import { publishOptionsQuery } from '@rankwright/sdk/publications';
import {
  renderStoryScreen,
  withPendingQuery,
  withQueryData,
  type QueryPreset,
} from '@rankwright/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { samplePublishChoices, samplePublishDefaults } from '../testing/samplePublishDefaults.ts';
import { publishDefaultsQuery } from './publishDefaults.data.ts';
import { PublishDefaultsSection } from './PublishDefaultsSection.tsx';

const meta: Meta = {
  title: 'Screens/Integrations/Publishing defaults',
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj;

const query = publishDefaultsQuery('wordpress');
const saved = withQueryData(query, { success: true, defaults: samplePublishDefaults() });
const choices = withQueryData(publishOptionsQuery('wordpress'), samplePublishChoices);
const screen = (...data: QueryPreset[]) =>
  renderStoryScreen(() => <PublishDefaultsSection platform="wordpress" />, {
    at: '/integrations',
    layout: 'app',
    data,
  });
const openForm = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: 'Change defaults' }));
  return canvas;
};

export const Waiting: Story = { render: screen(withPendingQuery(query)) };
export const Failed: Story = {
  render: screen(),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('The publishing defaults could not be loaded'),
    ).toBeVisible();
  },
};
export const Saved: Story = { render: screen(saved, choices) };
export const NothingSaved: Story = {
  render: screen(
    withQueryData(query, {
      success: true,
      defaults: { categories: [], tags: [], author: '', publishAs: 'live' },
    }),
    choices,
  ),
};
export const Form: Story = {
  render: screen(saved, choices),
  play: async ({ canvasElement }) => {
    await openForm(canvasElement);
  },
};
export const Invalid: Story = {
  render: screen(saved, choices),
  play: async ({ canvasElement }) => {
    const canvas = await openForm(canvasElement);
    await userEvent.clear(canvas.getByLabelText('Categories'));
    await userEvent.type(canvas.getByLabelText('Categories'), 'a,b,c,d,e,f,g,h,i,j,k');
    await userEvent.click(canvas.getByRole('button', { name: 'Save defaults' }));
    await expect(canvas.getByLabelText('Categories')).toHaveFocus();
  },
};
