import type { Refresh } from '@rankwright/contracts/refreshes';
import { platformLabels } from '@rankwright/contracts/limits';
import { Alert, Button, Stack } from '@rankwright/shared-ui/core';
import { Checkbox, FormControlLabel } from '@rankwright/shared-ui/forms';
import { useState } from 'react';
import { ComparisonDialog } from '../comparison/ComparisonDialog.tsx';
import { formatText } from './refresh.model.ts';

interface SiteTextNoticeProps {
  refresh: Refresh;
  isConfirmed: boolean;
  onConfirm: (isConfirmed: boolean) => void;
  /** Starts again from the text on the site. */
  onUseLive: () => void;
}

const Confirmation = ({
  label,
  isConfirmed,
  onConfirm,
}: Pick<SiteTextNoticeProps, 'isConfirmed' | 'onConfirm'> & { label: string }) => (
  <FormControlLabel
    control={<Checkbox checked={isConfirmed} onChange={(_, isChecked) => onConfirm(isChecked)} />}
    label={label}
  />
);

/** What the update would replace that the proposal does not know: it has to be confirmed. */
export const SiteTextNotice = ({ refresh, onUseLive, ...confirmation }: SiteTextNoticeProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const { start, live, platform } = refresh;
  if (live.readAt === null)
    return (
      <Alert severity="info">
        {platformLabels[platform]} does not let its posts be read, so the proposal is compared with the text
        that was sent last.
        <Confirmation {...confirmation} label="It may replace changes made on the site" />
      </Alert>
    );
  if (!refresh.isChangedOnSite) return null;
  return (
    <Alert severity="warning">
      This post was changed on your site after the proposal was made. Copy what you want to keep; the update
      replaces the rest.
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mt: 1 }}>
        <Button size="small" variant="outlined" color="inherit" onClick={() => setIsOpen(true)}>
          Show the change
        </Button>
        <Button size="small" color="inherit" onClick={onUseLive}>
          Start again from the site’s text
        </Button>
      </Stack>
      <Confirmation {...confirmation} label="I have seen the change and merged what I want to keep" />
      {isOpen && (
        <ComparisonDialog
          title="Changed on your site"
          lead="What changed on the site since this proposal was made."
          before={formatText(start)}
          after={formatText(live)}
          actions={
            <Button variant="contained" onClick={() => setIsOpen(false)}>
              Close
            </Button>
          }
          onClose={() => setIsOpen(false)}
        />
      )}
    </Alert>
  );
};
