import type { Components, Theme } from '@mui/material/styles';
import { fontFaces } from '../fonts.ts';
import { elevation, motion, radii, tooltip, typefaces } from './tokens.ts';

const focusRing = (theme: Theme) => ({
  outline: `2px solid ${theme.vars?.palette.accent.main ?? ''}`,
  outlineOffset: 2,
});

/** Style overrides of MUI components. */
export const components: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => [
      ...fontFaces,
      {
        body: { textRendering: 'optimizeLegibility', WebkitFontSmoothing: 'antialiased' },
        ':focus-visible': focusRing(theme),
        // Ink, because the accent reads as an error.
        '::selection': {
          background: `color-mix(in srgb, ${theme.vars?.palette.text.primary ?? ''} 20%, transparent)`,
        },
        'h1:focus': { outline: 'none' },
        '@page': { margin: '20mm 18mm' },
        '@media print': {
          body: { backgroundColor: '#fff !important' },
          '[data-toast-region]': { display: 'none' },
        },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            animationIterationCount: '1 !important',
            transitionDuration: '0.01ms !important',
          },
        },
      },
    ],
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: ({ theme }) => ({ '&.Mui-focusVisible, &:focus-visible': focusRing(theme) }) },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        borderRadius: radii.medium,
        paddingInline: 16,
        minHeight: 40,
        transition: `background-color ${motion.quick}ms, border-color ${motion.quick}ms`,
      },
      sizeLarge: { minHeight: 48, paddingInline: 22, fontSize: '1rem' },
      sizeSmall: { minHeight: 32, paddingInline: 12 },
      outlined: ({ theme }) => ({ borderColor: theme.vars?.palette.divider }),
    },
  },
  MuiIconButton: { styleOverrides: { root: { borderRadius: radii.medium, minWidth: 36, minHeight: 36 } } },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: { defaultProps: { variant: 'outlined' }, styleOverrides: { root: { borderRadius: radii.large } } },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        boxShadow: elevation.floating,
        border: `1px solid ${theme.vars?.palette.divider ?? ''}`,
        borderRadius: radii.large,
      }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        boxShadow: elevation.floating,
        border: `1px solid ${theme.vars?.palette.divider ?? ''}`,
        borderRadius: radii.large,
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: { fontFamily: typefaces.display, fontSize: '1.375rem', fontWeight: 500, lineHeight: 1.25 },
    },
  },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: {
      root: ({ theme }) => ({
        color: 'inherit',
        textDecorationColor: theme.vars?.palette.accent.main,
        textUnderlineOffset: '0.2em',
        textDecorationThickness: '1.5px',
      }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radii.medium,
        backgroundColor: theme.vars?.palette.background.paper,
        // As `Mui-focused`, also where no script sets it.
        '&:has(> :is(input, textarea):focus):not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars?.palette.primary.main,
          borderWidth: 2,
        },
      }),
      notchedOutline: ({ theme }) => ({ borderColor: theme.vars?.palette.divider }),
    },
  },
  MuiTabs: {
    // Wider than its place, a list scrolls.
    defaultProps: { variant: 'scrollable', scrollButtons: false },
    styleOverrides: { indicator: { display: 'none' } },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 44,
        '&.Mui-focusVisible, &:focus-visible': { outlineOffset: -2 },
        // In place of the indicator, which is measured after the page is drawn or resized. Forced colors draw no shadow.
        '&.Mui-selected': {
          boxShadow: `inset 0 -2px ${theme.vars?.palette.accent.main ?? ''}`,
          '@media (forced-colors: active)': { borderBottom: '2px solid Highlight' },
        },
      }),
    },
  },
  MuiBadge: {
    defaultProps: { color: 'primary' },
    styleOverrides: {
      badge: { minWidth: 16, height: 16, padding: '0 4px', fontSize: '0.6875rem', fontWeight: 600 },
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: tooltip.openAfterMs, enterNextDelay: tooltip.skipDelayMs, arrow: true },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { padding: '9px 11px' },
      switchBase: ({ theme }) => ({
        left: 2,
        padding: 12,
        color: theme.vars?.palette.text.secondary,
        '&.Mui-checked': { transform: 'translateX(16px)', color: theme.vars?.palette.primary.contrastText },
        '&.Mui-checked + .MuiSwitch-track': {
          opacity: 1,
          borderColor: theme.vars?.palette.primary.main,
          backgroundColor: theme.vars?.palette.primary.main,
        },
        '&.Mui-disabled': { color: theme.vars?.palette.text.disabled },
        '&.Mui-checked.Mui-disabled': { color: theme.vars?.palette.primary.contrastText },
        '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.4 },
      }),
      thumb: { width: 14, height: 14, boxShadow: 'none' },
      track: ({ theme }) => ({
        boxSizing: 'border-box',
        borderRadius: 10,
        border: `1.5px solid ${theme.vars?.palette.text.secondary ?? ''}`,
        opacity: 1,
        backgroundColor: 'transparent',
      }),
    },
  },
  MuiChip: { styleOverrides: { root: { borderRadius: radii.small, fontWeight: 500 } } },
  MuiAlert: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: { borderRadius: radii.medium },
      message: ({ theme }) => ({ color: theme.vars?.palette.text.primary }),
    },
  },
};
