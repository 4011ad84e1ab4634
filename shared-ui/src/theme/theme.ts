import './palette.ts';
import { createTheme, type CssVarsTheme, type Theme } from '@mui/material/styles';
import { schemeAttribute } from './colorMode.ts';
import { createColorScheme } from './colorScheme.ts';
import { components } from './components.ts';
import { palette, radii, spacing } from './tokens.ts';
import { typography } from './typography.ts';

/** What MUI's types know only where every theme has variables. */
type ThemeWithVariables = Theme &
  Pick<CssVarsTheme, 'generateSpacing' | 'generateStyleSheets' | 'generateThemeVars'>;

const created = createTheme({
  cssVariables: { colorSchemeSelector: schemeAttribute, cssVarPrefix: 'rw' },
  colorSchemes: { light: createColorScheme(palette.light), dark: createColorScheme(palette.dark) },
  defaultColorScheme: 'light',
  spacing: spacing.unit,
  shape: { borderRadius: radii.medium },
  typography,
  components,
}) as ThemeWithVariables;

/** Its variables have no fallbacks: the style sheets that define them are always there. */
export const theme: ThemeWithVariables = {
  ...created,
  vars: created.generateThemeVars(),
};
theme.spacing = theme.generateSpacing();
