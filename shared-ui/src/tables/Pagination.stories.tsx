import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Pagination from '@mui/material/Pagination';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<typeof Pagination> = {
  title: 'Components/Pagination',
  component: Pagination,
  args: { count: 8, defaultPage: 1 },

  parameters: describeComponent({
    purpose: 'Moves through the pages of a long list.',
    keywords: ['pages', 'next', 'list'],
    do: ['Keep the page in the address.'],
    dont: ['Use it for fewer than two pages.'],
    states: ['first, middle, last page'],
    keyboard: [
      ['Tab', 'Moves through the pages'],
      ['Enter', 'Opens the page'],
    ],
  }),
};
export default meta;
type Story = StoryObj<typeof Pagination>;

export const Pages: Story = {};
