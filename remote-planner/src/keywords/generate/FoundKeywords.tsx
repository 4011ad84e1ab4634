import type { Keyword } from '@rankwright/contracts/planner';
import { Box, Typography } from '@rankwright/shared-ui/core';
import { Checkbox, FormControlLabel } from '@rankwright/shared-ui/forms';
import {
  estimateLegend,
  formatDifficulty,
  formatKeywordCount,
  formatVolume,
} from '../keywordFormat.model.ts';

interface FoundKeywordsProps {
  keywords: readonly Keyword[];
  /** Why there are fewer than asked for. */
  note: string | null;
  isKept: (keyword: Keyword) => boolean;
  onToggle: (keyword: Keyword) => void;
}

/** The keywords that were found, to keep or to leave out. */
export const FoundKeywords = ({ keywords, note, isKept, onToggle }: FoundKeywordsProps) => (
  <Box sx={{ mt: 3 }}>
    <Typography role="status" sx={{ fontWeight: 600 }}>
      {formatKeywordCount(keywords.length)} found
    </Typography>
    {note && <Typography variant="body2">{note}</Typography>}
    <Box component="ul" aria-label="Found keywords" sx={{ listStyle: 'none', p: 0, m: 0, my: 1 }}>
      {keywords.map((keyword) => (
        <Box
          component="li"
          key={keyword.id}
          sx={{ borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
        >
          <FormControlLabel
            control={<Checkbox checked={isKept(keyword)} onChange={() => onToggle(keyword)} />}
            label={
              <>
                {keyword.keyword}
                <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                  Volume {formatVolume(keyword)} · difficulty {formatDifficulty(keyword)}
                </Typography>
              </>
            }
            sx={{ mr: 0, py: 0.5 }}
          />
        </Box>
      ))}
    </Box>
    <Typography variant="body2" color="textSecondary">
      {estimateLegend}
    </Typography>
  </Box>
);
