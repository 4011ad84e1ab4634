import { Box, Button, Stack, Typography } from '@rankwright/shared-ui/core';
import { useMemo, useState } from 'react';
import { takenOf, withSide } from './accept.model.ts';
import { ParagraphLine } from './ParagraphLine.tsx';
import { pairParagraphs, paragraphsOf } from './paragraphs.model.ts';

interface RewriteComparisonProps {
  original: string;
  rewritten: string;
  /** What stands in the text now. */
  content: string;
  onChange: (content: string) => void;
}

const Heads = () => (
  <Box
    aria-hidden="true"
    sx={{ display: { xs: 'none', md: 'grid' }, gap: 3, gridTemplateColumns: '1fr 1fr', pb: 1 }}
  >
    <Typography sx={{ fontWeight: 600 }}>Original</Typography>
    <Typography sx={{ fontWeight: 600 }}>Rewritten</Typography>
  </Box>
);

/** Original and result side by side; the result is taken whole or paragraph by paragraph. */
export const RewriteComparison = ({ original, rewritten, content, onChange }: RewriteComparisonProps) => {
  const pairs = useMemo(
    () => pairParagraphs(paragraphsOf(original), paragraphsOf(rewritten)),
    [original, rewritten],
  );
  const paragraphs = useMemo(() => paragraphsOf(content), [content]);
  const [earlier, setEarlier] = useState<readonly string[]>([]);
  const change = (next: string) => {
    setEarlier([...earlier, content]);
    onChange(next);
  };
  const undo = () => {
    const last = earlier.at(-1);
    if (last !== undefined) onChange(last);
    setEarlier(earlier.slice(0, -1));
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
        {earlier.length > 0 && (
          <Button size="small" onClick={undo}>
            Undo
          </Button>
        )}
      </Stack>
      <Heads />
      <Box component="ol" aria-label="Paragraphs" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {pairs.map((pair, index) => (
          <ParagraphLine
            key={index}
            pair={pair}
            place={index + 1}
            taken={takenOf(pair, paragraphs)}
            onTake={(side) => change(withSide(content, pairs, index, side))}
          />
        ))}
      </Box>
    </Box>
  );
};
