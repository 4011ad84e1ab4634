import Box from '@mui/material/Box';
import { typefaces } from '../theme/tokens.ts';

/** Logo mark: a proofreader's caret above a line. */
export const LogoMark = ({ size = 28 }: { size?: number }) => (
  <Box
    component="svg"
    viewBox="0 0 28 28"
    aria-hidden="true"
    sx={{ width: size, height: size, flexShrink: 0 }}
  >
    <rect
      x="0.75"
      y="0.75"
      width="26.5"
      height="26.5"
      rx="6"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    />
    <path d="M7 20.5h14M7 16.500h5" stroke="currentColor" strokeWidth="1.800" strokeLinecap="round" />
    <Box
      component="path"
      d="M12.500 13.500 17 7l4.500 6.500"
      sx={{
        stroke: 'var(--rw-palette-accent-main)',
        fill: 'none',
        strokeWidth: 2.2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      }}
    />
  </Box>
);

export const Logo = ({ compact = false }: { compact?: boolean }) => (
  <Box
    component="span"
    role="img"
    aria-label="Rankwright"
    sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25, color: 'text.primary' }}
  >
    <LogoMark />
    {!compact && (
      <Box
        component="span"
        aria-hidden="true"
        sx={{
          fontFamily: typefaces.display,
          fontSize: '1.375rem',
          fontWeight: 560,
          letterSpacing: '-0.02em',
          lineHeight: 1,
        }}
      >
        Rankwright
      </Box>
    )}
  </Box>
);
