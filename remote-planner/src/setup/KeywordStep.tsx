import type { Keyword } from '@rankwright/contracts/planner';
import { getErrorMessage } from '@rankwright/sdk/api';
import { Box, Button, EmptyState, ErrorState, LoadingState, Typography } from '@rankwright/shared-ui/core';
import { Checkbox, FormControlLabel } from '@rankwright/shared-ui/forms';
import { DialogActions, DialogContent } from '@rankwright/shared-ui/overlays';
import { useState } from 'react';
import { estimateLegend, formatDifficulty, formatVolume } from '../keywords/keywordFormat.model.ts';
import { firstMonthCount } from './setup.model.ts';
import type { KeywordProposals } from './useKeywordProposals.ts';

interface KeywordStepProps {
  proposals: KeywordProposals;
  niche: string;
  onBack: () => void;
  onNext: (selected: readonly Keyword[]) => void;
}

const hasNumbers = ({ volume, difficultyKnown = true }: Keyword): boolean =>
  volume !== null || difficultyKnown;

const KeywordLine = ({ keyword, proposals }: { keyword: Keyword; proposals: KeywordProposals }) => (
  <Box component="li" sx={{ borderTop: 1, borderColor: 'divider' }}>
    <FormControlLabel
      control={
        <Checkbox checked={proposals.isSelected(keyword)} onChange={() => proposals.toggle(keyword)} />
      }
      label={
        <>
          <span>{keyword.keyword}</span>
          {hasNumbers(keyword) && (
            <Typography component="span" variant="body2" color="textSecondary">
              Volume {formatVolume(keyword)} · difficulty {formatDifficulty(keyword)}
            </Typography>
          )}
        </>
      }
      sx={{
        display: 'flex',
        mr: 0,
        py: 0.25,
        '& .MuiFormControlLabel-label': {
          flex: 1,
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 2,
          alignItems: 'baseline',
          justifyContent: 'space-between',
          overflowWrap: 'anywhere',
        },
      }}
    />
  </Box>
);

const KeywordList = ({ proposals, niche }: Pick<KeywordStepProps, 'proposals' | 'niche'>) => {
  const { keywords, list, suggesting } = proposals;
  const note = suggesting.data?.note;
  if (suggesting.isPending || list.isPending)
    return (
      <Box role="status">
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          Finding keywords…
        </Typography>
        <LoadingState shape="lines" />
      </Box>
    );
  if (suggesting.isError || list.isError)
    return (
      <ErrorState
        title="Keywords could not be loaded"
        text={getErrorMessage(suggesting.error ?? list.error, 'Please try again.')}
        onRetry={() => (list.isError ? void list.refetch() : proposals.suggest(niche))}
        retrying={list.isFetching}
      />
    );
  if (keywords.length === 0)
    return (
      <EmptyState
        title="No keywords yet"
        text={note ?? 'We suggest keywords that fit your site.'}
        action={
          <Button variant="outlined" onClick={() => proposals.suggest(niche)}>
            Suggest keywords
          </Button>
        }
      />
    );
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        The first {firstMonthCount} you select become articles, one a week. Suggestions you leave out are not
        added to your keyword list.
      </Typography>
      <Box component="ul" aria-label="Keywords" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {keywords.map((keyword) => (
          <KeywordLine key={keyword.id} keyword={keyword} proposals={proposals} />
        ))}
      </Box>
      {(note ?? keywords.some(hasNumbers)) && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {note ?? estimateLegend}
        </Typography>
      )}
      <Button sx={{ mt: 1, ml: -1 }} onClick={() => proposals.suggest(niche)}>
        Suggest more
      </Button>
    </>
  );
};

/** Keywords to tick. */
export const KeywordStep = ({ proposals, niche, onBack, onNext }: KeywordStepProps) => {
  const [isEmpty, setIsEmpty] = useState(false);
  const selected = proposals.keywords.filter(proposals.isSelected);
  const goOn = () => {
    setIsEmpty(selected.length === 0);
    if (selected.length === 0) return;
    proposals.removeRest();
    onNext(selected);
  };
  return (
    <>
      <DialogContent>
        <KeywordList proposals={proposals} niche={niche} />
        {isEmpty && selected.length === 0 && (
          <Typography role="alert" color="error" sx={{ mt: 1 }}>
            Select at least one keyword.
          </Typography>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3 }}>
        <Button onClick={onBack}>Back</Button>
        <Button variant="contained" onClick={goOn} disabled={proposals.suggesting.isPending}>
          Continue
        </Button>
      </DialogActions>
    </>
  );
};
