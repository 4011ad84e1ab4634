import { useDraft } from '@rankwright/sdk/drafts';
import { Button, Skeleton, Stack, Typography } from '@rankwright/shared-ui/core';
import { muteFindings } from './assessment.model.ts';
import type { AssessedText, Target } from './finding.model.ts';
import { FindingGroup } from './FindingGroup.tsx';
import { useAssessment } from './useAssessment.ts';

interface AssessmentPanelProps {
  text: AssessedText;
  /** A text of the built-in writer that nobody has edited: it is not scored. */
  isStartingDraft: boolean;
  onJump: (target: Target) => void;
}

/** Ids of the checks that this account has muted on this device. */
const useMutedChecks = () => {
  const { value: muted, setValue } = useDraft<readonly string[]>('muted-checks', []);
  return {
    muted,
    mute: (id: string) => setValue([...muted, id]),
    restoreAll: () => setValue([]),
  };
};

/** SEO and readability findings. Pressing a finding jumps to the field or text it refers to. */
export const AssessmentPanel = ({ text, isStartingDraft, onJump }: AssessmentPanelProps) => {
  const assessment = useAssessment(text);
  const { muted, mute, restoreAll } = useMutedChecks();
  if (isStartingDraft)
    return (
      <Stack component="section" aria-label="Search and readability" spacing={1}>
        <Typography component="h2" variant="h6">
          Checks
        </Typography>
        <Typography variant="body2">
          This is a starting draft: questions to answer and facts to fill in. It is checked once you have
          edited it, and it cannot be published before.
        </Typography>
      </Stack>
    );
  if (!assessment) return <Skeleton variant="rounded" height={320} />;
  const { seo, readability, words } = assessment;
  return (
    <Stack component="section" aria-label="Search and readability" spacing={3}>
      <Typography variant="body2" color="textSecondary">
        {words} words. These are suggestions; a score of 100 is not required.
      </Typography>
      <FindingGroup
        name="Search"
        {...muteFindings(seo, muted)}
        limitation="Checks the text only. It does not measure demand, competing pages or links from other sites."
        onJump={onJump}
        onMute={mute}
      />
      {readability.findings.length > 0 && (
        <FindingGroup
          name="Readability"
          {...muteFindings(readability, muted)}
          limitation="Counts words and sentences. It does not measure whether the text is true, useful or new."
          onJump={onJump}
          onMute={mute}
        />
      )}
      {muted.length > 0 && (
        <Button size="small" sx={{ alignSelf: 'flex-start' }} onClick={restoreAll}>
          Show muted checks ({muted.length})
        </Button>
      )}
    </Stack>
  );
};
