import './palette.ts';
import { createTheme } from '@mui/material/styles';
import { colorScheme } from './colorScheme.ts';
import { components } from './components.ts';
import { palette, radii, spacing } from './tokens.ts';
import { typography } from './typography.ts';

/** The attribute on `<html>` that decides the colours; set before the first paint. */
export const schemeAttribute = 'data-color-scheme';

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: schemeAttribute, cssVarPrefix: 'rw' },
  colorSchemes: { light: colorScheme(palette.light), dark: colorScheme(palette.dark) },
  defaultColorScheme: 'light',
  spacing: spacing.unit,
  shape: { borderRadius: radii.medium },
  typography,
  components,
});
