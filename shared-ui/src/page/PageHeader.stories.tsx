import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Button from '@mui/material/Button';
import { PageHeader } from './PageHeader.tsx';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<typeof PageHeader> = {
  title: 'Components/PageHeader',
  parameters: describeComponent({
    purpose: 'Titles a screen and holds its main actions.',
    keywords: ['title', 'heading', 'header', 'page'],
    do: ['Name the screen as the navigation does.', 'Keep one filled button.'],
    dont: ['Repeat the title in the lead.'],
    states: ['title only', 'with lead and actions', 'long title wraps'],
    keyboard: [['Tab', 'Moves to its actions']],
  }),
  component: PageHeader,
  args: { title: 'Content History' },
};
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
