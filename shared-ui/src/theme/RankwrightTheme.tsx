import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import ThemeProvider from '@mui/system/ThemeProvider';
import { useLayoutEffect, type ReactNode } from 'react';
import { followColorMode } from './colorModeStore.ts';
import { theme } from './theme.ts';

/** The variables of both color schemes. They are long, and the same for every render. */
const variables = <GlobalStyles styles={theme.generateStyleSheets()} />;
const noop = () => undefined;

/**
 * Theme and global styles. The color scheme is an attribute of the page (`colorMode.ts`), so changing it renders nothing; MUI's own provider
 * keeps the mode in React's state, and computes the variables at every render.
 */
export const RankwrightTheme = ({ children }: { children: ReactNode }) => {
  useLayoutEffect(() => followColorMode(noop), []);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline enableColorScheme />
      {children}
      {variables}
    </ThemeProvider>
  );
};
