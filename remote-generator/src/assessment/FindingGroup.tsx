import { Box, Button, Icon, IconButton, type IconName, Stack, Typography } from '@rankwright/shared-ui/core';
import { useId } from 'react';
import type { Finding, Grade, Target } from './finding.model.ts';

const gradeIcons: Record<Grade, { icon: IconName; color: string; word: string }> = {
  good: { icon: 'check', color: 'success.main', word: 'Good' },
  improve: { icon: 'alert', color: 'warning.main', word: 'Could be improved' },
  problem: { icon: 'close', color: 'error.main', word: 'Needs fixing' },
};

interface FindingLineProps {
  finding: Finding;
  onJump: (target: Target) => void;
  onMute: (id: string) => void;
}

const FindingLine = ({ finding, onJump, onMute }: FindingLineProps) => {
  const textId = useId();
  const { icon, color, word } = gradeIcons[finding.grade];
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', borderTop: 1, borderColor: 'divider' }}>
      <Button
        fullWidth
        color="inherit"
        onClick={() => onJump(finding.target)}
        sx={{ justifyContent: 'flex-start', textAlign: 'left', fontWeight: 400, px: 0.5, gap: 1.25 }}
      >
        <Icon name={icon} title={word} sx={{ fontSize: 16, color, flexShrink: 0 }} />
        <span id={textId}>{finding.text}</span>
      </Button>
      <IconButton
        size="small"
        aria-label="Mute this check"
        aria-describedby={textId}
        title="Mute this check"
        onClick={() => onMute(finding.id)}
      >
        <Icon name="minus" sx={{ fontSize: 16 }} />
      </IconButton>
    </Box>
  );
};

interface FindingGroupProps extends Omit<FindingLineProps, 'finding'> {
  name: string;
  /** Null when every check of the group is muted. */
  score: number | null;
  findings: readonly Finding[];
  /** What the checks do not measure. */
  limitation: string;
}

/** The checks of one kind with their score. */
export const FindingGroup = ({ name, score, findings, limitation, ...events }: FindingGroupProps) => (
  <Box component="section" aria-label={name}>
    <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline', mb: 0.5 }}>
      <Typography component="h2" variant="h6">
        {name}
      </Typography>
      {score !== null && (
        <Typography sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>{score} of 100</Typography>
      )}
    </Stack>
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {findings.map((finding) => (
        <FindingLine key={finding.id} finding={finding} {...events} />
      ))}
    </Box>
    <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
      {limitation}
    </Typography>
  </Box>
);
