import type { Refresh } from '@rankwright/contracts/refreshes';
import { Alert, Button, Stack, Typography } from '@rankwright/shared-ui/core';
import { Field } from '@rankwright/shared-ui/forms';
import { useDeferredValue, useId } from 'react';
import { Difference } from './Difference.tsx';
import { formatText } from './refresh.model.ts';
import { SiteTextNotice } from './SiteTextNotice.tsx';
import { useProposal, type Proposal } from './useProposal.ts';

const textStyle = { fontFamily: 'monospace', fontSize: '0.875rem', lineHeight: 1.6 } as const;

/** Why it cannot be approved now; null when it can. */
const getBlocker = (refresh: Refresh, { text, isConfirmed }: Proposal, isRead: boolean): string | null => {
  if (!isRead) return 'The text on your site is being read.';
  if (!text.title.trim() || !text.content.trim()) return 'Title and content cannot be empty.';
  if (formatText(text) === formatText(refresh.live)) return 'Change the text first.';
  const needsConfirmation = refresh.isChangedOnSite || refresh.live.readAt === null;
  return needsConfirmation && !isConfirmed ? 'Confirm what the update replaces first.' : null;
};

const Actions = ({ proposal, blocker }: { proposal: Proposal; blocker: string | null }) => {
  const reasonId = useId();
  const { isBusy, isDirty, approving, saving, discarding } = proposal;
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Button
        variant="contained"
        disabled={blocker !== null || isBusy}
        loading={approving.isPending}
        aria-describedby={reasonId}
        onClick={() => approving.mutate()}
      >
        Approve and update
      </Button>
      <Button
        variant="outlined"
        disabled={!isDirty || isBusy}
        loading={saving.isPending}
        onClick={() => saving.mutate()}
      >
        Save
      </Button>
      <Button
        color="error"
        disabled={isBusy}
        loading={discarding.isPending}
        onClick={() => discarding.mutate()}
      >
        Discard
      </Button>
      <Typography id={reasonId} variant="body2" color="textSecondary">
        {blocker ?? 'Updates the post once. Its URL stays the same.'}
      </Typography>
    </Stack>
  );
};

const Fields = ({ text, setText, isBusy }: Pick<Proposal, 'text' | 'setText' | 'isBusy'>) => (
  <Stack component="section" spacing={2} aria-labelledby="refresh-proposal">
    <Typography id="refresh-proposal" variant="h4" component="h2">
      Proposal
    </Typography>
    <Field
      label="Title"
      value={text.title}
      disabled={isBusy}
      onChange={({ target }) => setText({ ...text, title: target.value })}
    />
    <Field
      label="Content"
      hint="Markdown. Blocks that you leave as they are stay exactly as they are on the site."
      multiline
      minRows={12}
      maxRows={28}
      value={text.content}
      disabled={isBusy}
      onChange={({ target }) => setText({ ...text, content: target.value })}
      slotProps={{ htmlInput: { style: textStyle, spellCheck: true } }}
    />
  </Stack>
);

interface ProposalEditorProps {
  refresh: Refresh;
  /** Whether the live text was read since the screen opened. */
  isRead: boolean;
  onDiscarded: () => void;
}

/** Compares the proposal with the live text; it can be changed, approved or discarded. */
export const ProposalEditor = ({ refresh, isRead, onDiscarded }: ProposalEditorProps) => {
  const proposal = useProposal(refresh, onDiscarded);
  const { text, setText, isConfirmed, setIsConfirmed } = proposal;
  const shown = useDeferredValue(text);
  return (
    <>
      {refresh.publication?.state === 'failed' && (
        <Alert severity="error">The post was not updated. {refresh.publication.error}</Alert>
      )}
      {refresh.note && <Alert severity="info">{refresh.note}</Alert>}
      {refresh.hasUnpublishedText && (
        <Alert severity="info">
          This article has unpublished text here. The update replaces it; you can find it in the version
          history.
        </Alert>
      )}
      <SiteTextNotice
        refresh={refresh}
        isConfirmed={isConfirmed}
        onConfirm={setIsConfirmed}
        onUseLive={() => setText({ title: refresh.live.title, content: refresh.live.content })}
      />
      <Difference
        title="Live text and proposal"
        before={formatText(refresh.live)}
        after={formatText(shown)}
      />
      <Fields {...proposal} />
      <Actions proposal={proposal} blocker={getBlocker(refresh, proposal, isRead)} />
    </>
  );
};
