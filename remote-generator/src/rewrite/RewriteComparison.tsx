import { Box, Button, Stack, Typography } from '@rankwright/shared-ui/core';
import { useMemo, useState } from 'react';
import { getParagraphState, applySide } from './paragraphState.model.ts';
import { ParagraphLine } from './ParagraphLine.tsx';
import { pairParagraphs, splitParagraphs } from './paragraphs.model.ts';

interface RewriteComparisonProps {
  original: string;
  rewritten: string;
  /** The current article text. */
  content: string;
  onChange: (content: string) => void;
}

const ColumnHeadings = () => (
  <Box
    aria-hidden="true"
    sx={{ display: { xs: 'none', md: 'grid' }, gap: 3, gridTemplateColumns: '1fr 1fr', pb: 1 }}
  >
    <Typography sx={{ fontWeight: 600 }}>Original</Typography>
    <Typography sx={{ fontWeight: 600 }}>Rewritten</Typography>
  </Box>
);

/** Original and rewrite side by side; accept all of it or paragraph by paragraph. */
export const RewriteComparison = ({ original, rewritten, content, onChange }: RewriteComparisonProps) => {
  const pairs = useMemo(
    () => pairParagraphs(splitParagraphs(original), splitParagraphs(rewritten)),
    [original, rewritten],
  );
  const paragraphs = useMemo(() => splitParagraphs(content), [content]);
  const [undoStack, setUndoStack] = useState<readonly string[]>([]);
  const change = (next: string) => {
    setUndoStack([...undoStack, content]);
    onChange(next);
  };
  const undo = () => {
    const last = undoStack.at(-1);
    if (last !== undefined) onChange(last);
    setUndoStack(undoStack.slice(0, -1));
  };
  return (
    <Box component="section" aria-label="Original and rewritten">
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 2 }}>
        <Button variant="outlined" size="small" onClick={() => change(rewritten)}>
          Accept the whole rewrite
        </Button>
        <Button variant="outlined" size="small" onClick={() => change(original)}>
          Keep the whole original
        </Button>
        {undoStack.length > 0 && (
          <Button size="small" onClick={undo}>
            Undo
          </Button>
        )}
      </Stack>
      <ColumnHeadings />
      <Box component="ol" aria-label="Paragraphs" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {pairs.map((pair, index) => (
          <ParagraphLine
            key={index}
            pair={pair}
            place={index + 1}
            state={getParagraphState(pair, paragraphs)}
            onSelect={(side) => change(applySide(content, pairs, index, side))}
          />
        ))}
      </Box>
    </Box>
  );
};
