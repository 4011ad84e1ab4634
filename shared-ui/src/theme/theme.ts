import './palette.ts';
import { createTheme } from '@mui/material/styles';
import { createColorScheme } from './colorScheme.ts';
import { components } from './components.ts';
import { palette, radii, spacing } from './tokens.ts';
import { typography } from './typography.ts';

/** Attribute on `<html>` that selects the color scheme; set before the first paint. */
export const schemeAttribute = 'data-color-scheme';

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: schemeAttribute, cssVarPrefix: 'rw' },
  colorSchemes: { light: createColorScheme(palette.light), dark: createColorScheme(palette.dark) },
  defaultColorScheme: 'light',
  spacing: spacing.unit,
  shape: { borderRadius: radii.medium },
  typography,
  components,
});
