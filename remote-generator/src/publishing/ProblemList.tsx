import type { Problem } from './publishForm.model.ts';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Box, Icon, Link, Typography } from '@rankwright/shared-ui/core';

/** What stands in the way of a good post, each with the place where it is fixed. */
export const ProblemList = ({
  problems,
  onFix,
}: {
  problems: readonly Problem[];
  /** Called when a fix is followed. */
  onFix: () => void;
}) =>
  problems.length > 0 && (
    <Box component="ul" aria-label="Problems" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {problems.map(({ code, text, fix, blocking }) => (
        <Box component="li" key={code} sx={{ display: 'flex', gap: 1, py: 0.75, alignItems: 'baseline' }}>
          <Icon
            name={blocking ? 'close' : 'alert'}
            title={blocking ? 'Must be fixed' : 'Warning'}
            sx={{ fontSize: 16, flexShrink: 0, color: blocking ? 'error.main' : 'warning.main' }}
          />
          <Typography variant="body2">
            {text}{' '}
            <Link component={RouterLink} to={fix.href} onClick={onFix}>
              {fix.label}
            </Link>
          </Typography>
        </Box>
      ))}
    </Box>
  );
