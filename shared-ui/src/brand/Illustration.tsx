import Box from '@mui/material/Box';

const lineStyle = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
const accentStyle = { ...lineStyle, stroke: 'var(--rw-palette-accent-main)', strokeWidth: 2.5 } as const;

const drawings = {
  'empty-calendar': {
    ink: 'M22 30h116v80H22V30ZM22 50h116M50 22v16M110 22v16M51 50v60M80 50v60M109 50v60M22 80h116',
    mark: 'M88 95l6 6 10-13',
  },
  'empty-history': {
    ink: 'M34 24h64l22 22v66H34V24ZM98 24v22h22M50 62h54M50 76h54M50 90h32',
    mark: 'M112 96l14 14M126 96l-14 14',
  },
  'no-connection': {
    ink: 'M20 70h34M54 54v32h14a16 16 0 0 0 0-32H54ZM140 70h-34M106 58h-14v24h14V58Z',
    mark: 'M76 40l4 10M88 38l-2 10M76 102l4-10',
  },
  broken: {
    ink: 'M30 26h100v34l-14 10-16-10-18 12-18-12-16 10-18-8V26ZM30 80l18 8 16-10 18 12 18-12 16 10 14-8v36H30V80',
    mark: 'M70 40h20',
  },
  offline: {
    ink: 'M46 96h70a22 22 0 0 0 4-43 34 34 0 0 0-66-6 25 25 0 0 0-8 49Z',
    mark: 'M66 118l28-28M66 90l28 28',
  },
  'not-found': {
    ink: 'M36 112V36l24-10v76l-24 10ZM60 26l36 12v76l-36-12M96 38l28-10v76l-28 10',
    mark: 'M70 60c0-14 22-14 22 0 0 8-10 8-10 17M82 90v.5',
  },
  success: { ink: 'M38 24h70l18 18v70H38V24ZM108 24v18h18M54 60h46M54 74h30', mark: 'M66 96l10 10 22-26' },
  writing: {
    ink: 'M30 112h100M34 28h60v66H34V28ZM46 46h36M46 58h36M46 70h20',
    mark: 'M84 92l4-14 34-34 10 10-34 34-14 4Z',
  },
} as const;

export type IllustrationName = keyof typeof drawings;

/** Decorative line drawing with one accent. */
export const Illustration = ({ name }: { name: IllustrationName }) => (
  <Box
    component="svg"
    viewBox="0 0 160 140"
    aria-hidden="true"
    sx={{ width: 160, height: 140, color: 'text.primary' }}
  >
    <path {...lineStyle} d={drawings[name].ink} />
    <path {...accentStyle} d={drawings[name].mark} />
  </Box>
);
