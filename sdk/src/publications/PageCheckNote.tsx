import type { PageCheck } from '@rankwright/contracts/publishing';
import { Box, StatusBadge, Typography } from '@rankwright/shared-ui/core';

const formatDay = (time: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' }).format(new Date(time));

const noteStyle = { flexBasis: '100%', overflowWrap: 'anywhere' } as const;

/** What the last look at a live page found; `compact` says only that somebody is needed. */
export const PageCheckNote = ({ check, compact }: { check: PageCheck; compact: boolean }) => {
  const { checkedAt, problems, unknown } = check;
  const needsAttention = problems.some((problem) => problem.needsAttention);
  if (compact) return needsAttention && <StatusBadge tone="warning" label="Page has a problem" />;
  return (
    <Box sx={noteStyle}>
      <Typography variant="body2" color="textSecondary">
        {problems.length === 0
          ? `Live page checked ${formatDay(checkedAt)}: no problems.`
          : `Live page checked ${formatDay(checkedAt)}:`}
      </Typography>
      {problems.length > 0 && (
        <Box component="ul" aria-label="Problems of the live page" sx={{ m: 0, pl: 2.5 }}>
          {problems.map(({ code, text }) => (
            <Typography key={code} component="li" variant="body2">
              {text}
            </Typography>
          ))}
        </Box>
      )}
      {unknown.map((text) => (
        <Typography key={text} variant="body2" color="textSecondary">
          Not known: {text}
        </Typography>
      ))}
    </Box>
  );
};
