import { Box, Button, Skeleton, Typography } from '@rankwright/shared-ui/core';
import { DiffView } from '../editor/DiffView.ts';
import type { Side, ParagraphState } from './paragraphState.model.ts';
import type { ParagraphPair } from './paragraphs.model.ts';

const stateLabels: Record<ParagraphState, string> = {
  original: 'The article uses the original.',
  rewritten: 'The article uses the rewritten paragraph.',
  same: 'Unchanged.',
  edited: 'You edited this paragraph.',
};

interface ParagraphLineProps {
  pair: ParagraphPair;
  place: number;
  state: ParagraphState;
  onSelect: (side: Side) => void;
}

const paragraphStyle = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: 1.65 } as const;

/** What the article uses, and the button for the other side. */
const ParagraphChoice = ({ place, state, onSelect }: Omit<ParagraphLineProps, 'pair'>) => (
  <Box
    sx={{
      gridColumn: '1 / -1',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 1.5,
    }}
  >
    <Typography variant="body2" color="textSecondary">
      {stateLabels[state]}
    </Typography>
    {state === 'rewritten' && (
      <Button
        size="small"
        aria-label={`Keep original paragraph ${place}`}
        onClick={() => onSelect('original')}
      >
        Keep original
      </Button>
    )}
    {state === 'original' && (
      <Button
        size="small"
        aria-label={`Accept rewritten paragraph ${place}`}
        onClick={() => onSelect('rewritten')}
      >
        Accept rewritten
      </Button>
    )}
  </Box>
);

/** One paragraph: the original, the rewrite with changes marked, and buttons to choose between them. */
export const ParagraphLine = ({ pair: { before, after }, place, state, onSelect }: ParagraphLineProps) => (
  <Box
    component="li"
    aria-label={`Paragraph ${place}`}
    sx={{
      display: 'grid',
      gap: { xs: 1.5, md: 3 },
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
      py: 2,
      borderTop: 1,
      borderColor: 'divider',
    }}
  >
    <Typography
      component="div"
      color={state === 'rewritten' ? 'textSecondary' : 'textPrimary'}
      sx={paragraphStyle}
    >
      {before ?? '(Not in the original.)'}
    </Typography>
    <Box>
      {after === null || before === null || before === after ? (
        <Typography
          component="div"
          color={state === 'original' ? 'textSecondary' : 'textPrimary'}
          sx={paragraphStyle}
        >
          {after ?? '(Removed.)'}
        </Typography>
      ) : (
        <DiffView before={before} after={after} fallback={<Skeleton height={48} />} />
      )}
    </Box>
    <ParagraphChoice place={place} state={state} onSelect={onSelect} />
  </Box>
);
