import { Box, Button, Skeleton, Typography } from '@rankwright/shared-ui/core';
import { lazy, Suspense } from 'react';
import type { Side, Taken } from './accept.model.ts';
import type { ParagraphPair } from './paragraphs.model.ts';

const DiffView = lazy(async () => ({ default: (await import('@rankwright/shared-ui/editor')).DiffView }));

const words: Record<Taken, string> = {
  original: 'The original stands in the text.',
  rewritten: 'The rewritten paragraph stands in the text.',
  same: 'Unchanged.',
  edited: 'Edited by you since.',
};

interface ParagraphLineProps {
  pair: ParagraphPair;
  place: number;
  taken: Taken;
  onTake: (side: Side) => void;
}

const plainText = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: 1.65 } as const;

/** One paragraph: the original, what became of it with the changes marked, and the choice between both. */
export const ParagraphLine = ({ pair: { before, after }, place, taken, onTake }: ParagraphLineProps) => (
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
      color={taken === 'rewritten' ? 'textSecondary' : 'textPrimary'}
      sx={plainText}
    >
      {before ?? '(Not in the original.)'}
    </Typography>
    <Box>
      {after === null || before === null || before === after ? (
        <Typography
          component="div"
          color={taken === 'original' ? 'textSecondary' : 'textPrimary'}
          sx={plainText}
        >
          {after ?? '(Left out.)'}
        </Typography>
      ) : (
        <Suspense fallback={<Skeleton height={48} />}>
          <DiffView before={before} after={after} />
        </Suspense>
      )}
    </Box>
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
        {words[taken]}
      </Typography>
      {taken === 'rewritten' && (
        <Button
          size="small"
          aria-label={`Keep original paragraph ${place}`}
          onClick={() => onTake('original')}
        >
          Keep original
        </Button>
      )}
      {taken === 'original' && (
        <Button
          size="small"
          aria-label={`Accept rewritten paragraph ${place}`}
          onClick={() => onTake('rewritten')}
        >
          Accept rewritten
        </Button>
      )}
    </Box>
  </Box>
);
