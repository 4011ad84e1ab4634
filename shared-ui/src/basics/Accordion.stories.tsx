import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { Icon } from '../icons/Icon.tsx';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<typeof Accordion> = {
  title: 'Components/Accordion',
  component: Accordion,
  args: { defaultExpanded: true, disabled: false },
  argTypes: { children: { control: false } },
  parameters: describeComponent({
    purpose: 'Keeps details closed until they are wanted.',
    keywords: ['expand', 'faq', 'details', 'collapse'],
    parts: ['AccordionDetails', 'AccordionSummary'],
    do: ['Write the question as people ask it.'],
    dont: ['Hide what everybody needs.'],
    states: ['closed, open', 'disabled'],
    keyboard: [
      ['Tab', 'Moves the focus to it'],
      ['Enter or Space', 'Opens and closes it'],
    ],
  }),
};
export default meta;
type Story = StoryObj<typeof Accordion>;

export const Question: Story = {
  args: {
    children: [
      <AccordionSummary key="question" expandIcon={<Icon name="chevron-down" />}>
        Can I cancel anytime?
      </AccordionSummary>,
      <AccordionDetails key="answer">
        Yes. Your plan stays active until the end of the paid period.
      </AccordionDetails>,
    ],
  },
};
