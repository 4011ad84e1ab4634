import './palette.ts';
import { createTheme, type CssVarsTheme, type Theme } from '@mui/material/styles';
import { schemeAttribute } from './colorMode.ts';
import { createColorScheme } from './colorScheme.ts';
import { components } from './components.ts';
import { palette, radii, spacing } from './tokens.ts';
import { typography } from './typography.ts';

/** MUI's types know the style sheets only where every theme has variables. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: schemeAttribute, cssVarPrefix: 'rw' },
  colorSchemes: { light: createColorScheme(palette.light), dark: createColorScheme(palette.dark) },
  defaultColorScheme: 'light',
  spacing: spacing.unit,
  shape: { borderRadius: radii.medium },
  typography,
  components,
}) as Theme & Pick<CssVarsTheme, 'generateStyleSheets'>;
