import Box from '@mui/material/Box';
import { diffWords } from 'diff';

/** Word diff of two texts with `ins` and `del`, so that screen readers announce the changes. */
export const DiffView = ({ before, after }: { before: string; after: string }) => (
  <Box
    sx={{
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      lineHeight: 1.65,
      '& ins': {
        textDecorationColor: 'success.main',
        bgcolor: 'color-mix(in srgb, var(--rw-palette-success-main) 16%, transparent)',
      },
      '& del': { bgcolor: 'color-mix(in srgb, var(--rw-palette-error-main) 14%, transparent)' },
    }}
  >
    {diffWords(before, after).map(({ added, removed, value }, index) => {
      if (added) return <ins key={index}>{value}</ins>;
      return removed ? <del key={index}>{value}</del> : <span key={index}>{value}</span>;
    })}
  </Box>
);
