import type { Keyword } from '@rankwright/contracts/planner';
import { Box, Typography } from '@rankwright/shared-ui/core';
import type { ReactNode } from 'react';
import type { Import } from './import.model.ts';

const shown = 10;

const named = (words: readonly string[]): string =>
  words.length <= shown
    ? words.join(', ')
    : `${words.slice(0, shown).join(', ')} and ${words.length - shown} more`;

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const Line = ({ children }: { children: ReactNode }) => (
  <Typography component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
);

const Lines = ({ label, children }: { label: string; children: ReactNode }) => (
  <div role="status" aria-label={label}>
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
      {children}
    </Box>
  </div>
);

/** What an import would do: what is new, what is skipped and which lines cannot be read. */
export const ImportPreview = ({ read: { keywords, known, repeated, refused } }: { read: Import }) => (
  <Lines label="What would be added">
    <Line>{counted(keywords.length, 'new keyword', 'new keywords')}</Line>
    {known.length > 0 && <Line>Skipped, on your list already: {named(known)}</Line>}
    {repeated.length > 0 && <Line>Skipped, named twice: {named(repeated)}</Line>}
    {refused.slice(0, shown).map(({ line, reason }) => (
      <Line key={line}>
        Line {line} is left out. {reason}
      </Line>
    ))}
    {refused.length > shown && <Line>{refused.length - shown} more lines are left out.</Line>}
  </Lines>
);

/** What an import did. */
export const ImportOutcome = ({
  added,
  skipped,
}: {
  added: readonly Keyword[];
  skipped: readonly string[];
}) => (
  <Lines label="What was added">
    <Line>{counted(added.length, 'keyword added', 'keywords added')}</Line>
    {skipped.length > 0 && <Line>Skipped, on your list already: {named(skipped)}</Line>}
  </Lines>
);
