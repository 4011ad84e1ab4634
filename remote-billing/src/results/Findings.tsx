import type { SearchFinding, SearchPerformance } from '@rankwright/contracts/searchPerformance';
import { paths } from '@rankwright/contracts/paths';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Box, Button, Link, Stack, Typography } from '@rankwright/shared-ui/core';
import { useState } from 'react';
import { describeFinding, findingTitles, getPageLabel, groupFindings } from './results.model.ts';

const shownAtFirst = 5;

const Finding = ({ finding }: { finding: SearchFinding }) => (
  <Box
    component="li"
    sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', py: 2, borderTop: 1, borderColor: 'divider' }}
  >
    <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
      <Link
        href={finding.url}
        target="_blank"
        rel="noreferrer"
        sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
      >
        {getPageLabel(finding)}
      </Link>
      <Typography variant="body2">{describeFinding(finding)}</Typography>
      <Typography variant="body2" color="textSecondary">
        Not known: {finding.unknown.join(' ')}
      </Typography>
    </Box>
    {finding.articleId && (
      <Box>
        <Button
          component={RouterLink}
          to={paths.newRefresh(finding.articleId, finding.kind, 'query' in finding ? finding.query : null)}
          size="small"
          variant="outlined"
          aria-label={`Refresh ${getPageLabel(finding)}`}
        >
          Refresh
        </Button>
      </Box>
    )}
  </Box>
);

const FindingGroup = ({ kind, findings }: { kind: SearchFinding['kind']; findings: SearchFinding[] }) => {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? findings : findings.slice(0, shownAtFirst);
  return (
    <section aria-labelledby={`findings-${kind}`}>
      <Typography id={`findings-${kind}`} component="h4" sx={{ mb: 1, fontWeight: 600 }}>
        {findingTitles[kind]}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((finding, index) => (
          <Finding key={index} finding={finding} />
        ))}
      </Box>
      {shown.length < findings.length && (
        <Button onClick={() => setOpen(true)}>Show all {findings.length}</Button>
      )}
    </section>
  );
};

/** What stands out in the figures, each with its evidence and what it does not tell. */
export const Findings = ({ performance }: { performance: SearchPerformance }) => {
  const groups = groupFindings(performance);
  return (
    <Stack spacing={3}>
      {groups.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          Nothing stands out.
        </Typography>
      )}
      {groups.map((group) => (
        <FindingGroup key={group.kind} {...group} />
      ))}
      {performance.findingsUnknown && (
        <Typography variant="body2" color="textSecondary">
          {performance.findingsUnknown}
        </Typography>
      )}
    </Stack>
  );
};
