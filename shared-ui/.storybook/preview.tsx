import type { Decorator, Preview } from '@storybook/react-webpack5';
import { useEffect } from 'react';
import { RankwrightTheme } from '../src/theme/RankwrightTheme.tsx';
import { schemeAttribute } from '../src/theme/theme.ts';

const Scheme = ({ scheme }: { scheme: string }) => {
  useEffect(() => document.documentElement.setAttribute(schemeAttribute, scheme), [scheme]);
  return null;
};

const withTheme: Decorator = (Story, { globals }) => (
  <RankwrightTheme>
    <Scheme scheme={globals.scheme === 'dark' ? 'dark' : 'light'} />
    <Story />
  </RankwrightTheme>
);

const width = (name: string, pixels: number) => ({
  name: `${name}, ${pixels} px`,
  styles: { width: `${pixels}px`, height: '900px' },
});
const widths = { phone: width('Phone', 360), tablet: width('Tablet', 768), desk: width('Desk', 1280) };

const preview: Preview = {
  decorators: [withTheme],
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    viewport: { options: widths },
    options: { storySort: { order: ['Foundations', 'Tokens', 'Brand', 'Basics', '*', 'Screens'] } },
  },
  globalTypes: { scheme: { toolbar: { title: 'Colors', items: ['light', 'dark'], dynamicTitle: true } } },
  initialGlobals: { scheme: 'light' },
};

export default preview;
