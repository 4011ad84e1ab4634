import type { Decorator, Preview } from '@storybook/react-webpack5';
import { useEffect } from 'react';
import { ComponentPage } from './ComponentPage.tsx';
import { createStorybookTheme } from './storybookTheme.ts';
import { RankwrightTheme } from '../src/theme/RankwrightTheme.tsx';
import { useColorMode } from '../src/theme/useColorMode.ts';

interface Globals {
  scheme?: unknown;
  direction?: unknown;
  motion?: unknown;
}

/** Sets what the toolbar selected on the page itself; the product has one language, so that only its direction varies. */
const Page = ({ scheme, direction, motion }: Globals) => {
  const { setMode } = useColorMode();
  useEffect(() => setMode(scheme === 'dark' ? 'dark' : 'light'), [scheme, setMode]);
  useEffect(() => {
    document.documentElement.dir = direction === 'rtl' ? 'rtl' : 'ltr';
  }, [direction]);
  return motion === 'reduced' ? <style>{reducedMotion}</style> : null;
};

/** What `prefers-reduced-motion` does in the product. */
const reducedMotion =
  '*, *::before, *::after { animation-duration: 0.01ms !important; animation-iteration-count: 1 !important; transition-duration: 0.01ms !important; }';

const withTheme: Decorator = (Story, { globals }) => (
  <RankwrightTheme>
    <Page {...globals} />
    <Story />
  </RankwrightTheme>
);

const width = (name: string, pixels: number) => ({
  name: `${name}, ${pixels} px`,
  styles: { width: `${pixels}px`, height: '900px' },
});
const widths = {
  phone: width('Phone', 360),
  tablet: width('Tablet', 768),
  desktop: width('Desktop', 1280),
  wide: width('Wide desktop', 1920),
};

/** `items`: title of each value. */
const createToolbar = (
  title: string,
  icon: 'contrast' | 'globe' | 'play',
  items: Record<string, string>,
) => ({
  toolbar: {
    title,
    icon,
    items: Object.entries(items).map(([value, name]) => ({ value, title: name })),
    dynamicTitle: true,
  },
});

const preview: Preview = {
  decorators: [withTheme],
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    viewport: { options: widths },
    docs: { page: ComponentPage, theme: createStorybookTheme('light') },
    options: {
      storySort: { order: ['Foundations', ['Find a component', '*'], 'Components', 'Patterns', 'Screens'] },
    },
  },
  globalTypes: {
    scheme: createToolbar('Color scheme', 'contrast', { light: 'Light', dark: 'Dark' }),
    direction: createToolbar('Text direction', 'globe', { ltr: 'Left to right', rtl: 'Right to left' }),
    motion: createToolbar('Motion', 'play', { full: 'Motion', reduced: 'Reduced motion' }),
  },
  initialGlobals: { scheme: 'light', direction: 'ltr', motion: 'full' },
};

export default preview;
