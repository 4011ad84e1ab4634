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

const preview: Preview = {
  decorators: [withTheme],
  tags: ['autodocs'],
  parameters: { a11y: { test: 'error' }, layout: 'padded' },
  globalTypes: { scheme: { toolbar: { title: 'Colours', items: ['light', 'dark'], dynamicTitle: true } } },
  initialGlobals: { scheme: 'light' },
};

export default preview;
