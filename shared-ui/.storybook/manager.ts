import { addons } from 'storybook/manager-api';
import { createStorybookTheme } from './storybookTheme.ts';

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({ theme: createStorybookTheme(isDark ? 'dark' : 'light'), sidebar: { showRoots: true } });
