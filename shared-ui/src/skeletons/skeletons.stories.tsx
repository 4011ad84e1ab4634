import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LoadingState } from './LoadingState.tsx';

const meta: Meta<typeof LoadingState> = { title: 'Loading', component: LoadingState };
export default meta;
type Story = StoryObj<typeof LoadingState>;

export const Article: Story = { args: { shape: 'article' } };
export const Calendar: Story = { args: { shape: 'calendar' } };
export const Form: Story = { args: { shape: 'form' } };
export const Table: Story = { args: { shape: 'table' } };
export const Cards: Story = { args: { shape: 'cards' } };
export const Plain: Story = { args: { shape: 'plain' } };
export const Slow: Story = { args: { shape: 'table', slow: true } };
