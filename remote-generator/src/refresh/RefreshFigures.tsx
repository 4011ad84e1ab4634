import type { RefreshSummary } from '@rankwright/contracts/refreshes';
import { Box, Stack, Typography } from '@rankwright/shared-ui/core';
import { formatPeriod, listFigures } from './refresh.model.ts';

const tableStyle = {
  borderCollapse: 'collapse',
  width: '100%',
  maxWidth: 640,
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { py: 1, pl: 2, textAlign: 'right', verticalAlign: 'top', fontSize: '0.9375rem' },
  '& th:first-of-type': { pl: 0, textAlign: 'left', fontWeight: 400 },
  '& thead th': { fontWeight: 600 },
  '& tbody tr': { borderTop: 1, borderColor: 'divider' },
} as const;

const Head = ({ label, period }: { label: string; period: string }) => (
  <th scope="col">
    {label}
    <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
      {period}
    </Typography>
  </th>
);

/** What Google counted in the 28 days before and after, and why something is not known. */
export const RefreshFigures = ({ refresh }: { refresh: RefreshSummary }) => {
  const { before, after, beforeUnknown, afterUnknown } = refresh;
  return (
    <Stack component="section" spacing={1.5} aria-labelledby="refresh-figures">
      <Typography id="refresh-figures" variant="h4" component="h2">
        Search results before and after
      </Typography>
      <Box component="table" sx={tableStyle} aria-labelledby="refresh-figures">
        <thead>
          <tr>
            <td />
            <Head label="28 days before" period={formatPeriod(before)} />
            <Head label="28 days after" period={formatPeriod(after)} />
          </tr>
        </thead>
        <tbody>
          {listFigures(refresh).map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              <td>{row.before}</td>
              <td>{row.after}</td>
            </tr>
          ))}
        </tbody>
      </Box>
      <Typography variant="body2" color="textSecondary">
        {beforeUnknown && `Before: ${beforeUnknown} `}
        {afterUnknown && `After: ${afterUnknown} `}
        Not known: how much of a change is due to the new text. Compare it with the whole site.
      </Typography>
    </Stack>
  );
};
