import { colorModes } from '@rankwright/shared-ui/colorMode';
import { getColorModeLabel, getColorModeTitle, getNextColorMode } from './colorMode.model.ts';

it('goes from the system’s colors to light to dark and back', () => {
  expect(colorModes).toEqual(['system', 'light', 'dark']);
  expect(colorModes.map(getNextColorMode)).toEqual(['light', 'dark', 'system']);
});

it('names the present mode and the next one', () => {
  expect(getColorModeTitle('dark')).toBe('Color mode: dark');
  expect(getColorModeLabel('dark')).toBe('Color mode: dark. Switch to system');
});
