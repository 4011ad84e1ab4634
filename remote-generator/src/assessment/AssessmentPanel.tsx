import { Box, Button, Icon, Skeleton, Stack, Typography, type IconName } from '@rankwright/shared-ui/core';
import type { AssessedText, Finding, Grade, Target } from './finding.model.ts';
import { useAssessment } from './useAssessment.ts';

const gradeIcons: Record<Grade, { icon: IconName; color: string; word: string }> = {
  good: { icon: 'check', color: 'success.main', word: 'Good' },
  improve: { icon: 'alert', color: 'warning.main', word: 'Could be improved' },
  problem: { icon: 'close', color: 'error.main', word: 'Needs fixing' },
};

const FindingLine = ({ finding, onJump }: { finding: Finding; onJump: (target: Target) => void }) => {
  const { icon, color, word } = gradeIcons[finding.grade];
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Button
        fullWidth
        color="inherit"
        onClick={() => onJump(finding.target)}
        sx={{ justifyContent: 'flex-start', textAlign: 'left', fontWeight: 400, px: 0.5, gap: 1.25 }}
      >
        <Icon name={icon} title={word} sx={{ fontSize: 16, color, flexShrink: 0 }} />
        <span>{finding.text}</span>
      </Button>
    </Box>
  );
};

const FindingGroup = ({
  name,
  score,
  findings,
  onJump,
}: {
  name: string;
  score: number;
  findings: readonly Finding[];
  onJump: (target: Target) => void;
}) => (
  <Box component="section" aria-label={name}>
    <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline', mb: 0.5 }}>
      <Typography component="h2" variant="h6">
        {name}
      </Typography>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>{score} of 100</Typography>
    </Stack>
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {findings.map((finding) => (
        <FindingLine key={finding.id} finding={finding} onJump={onJump} />
      ))}
    </Box>
  </Box>
);

/** SEO and readability findings. Pressing a finding jumps to the field or text it refers to. */
export const AssessmentPanel = ({
  text,
  onJump,
}: {
  text: AssessedText;
  onJump: (target: Target) => void;
}) => {
  const assessment = useAssessment(text);
  if (!assessment) return <Skeleton variant="rounded" height={320} />;
  const { seo, readability, words } = assessment;
  return (
    <Stack component="section" aria-label="Search and readability" spacing={3}>
      <Typography variant="body2" color="textSecondary">
        {words} words. These are suggestions; a score of 100 is not required.
      </Typography>
      <FindingGroup name="Search" {...seo} onJump={onJump} />
      {readability.findings.length > 0 && (
        <FindingGroup name="Readability" {...readability} onJump={onJump} />
      )}
    </Stack>
  );
};
