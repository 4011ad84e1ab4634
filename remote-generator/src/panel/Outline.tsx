import { Box, Button, Typography } from '@rankwright/shared-ui/core';
import { readOutline } from './outline.model.ts';

interface OutlineProps {
  /** Markdown. */
  content: string;
  onOpen: (heading: string) => void;
}

const entryStyle = {
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 1,
  textAlign: 'left',
  fontWeight: 400,
  px: 1,
  overflowWrap: 'anywhere',
} as const;

/** The headings of the text; pressing one goes there. */
export const Outline = ({ content, onOpen }: OutlineProps) => {
  const entries = readOutline(content);
  if (entries.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        No headings yet. Type ## and a space at the start of a line, or choose Heading.
      </Typography>
    );
  return (
    <Box component="ol" aria-label="Outline" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {entries.map(({ text, depth, words }, index) => (
        <Box component="li" key={`${index} ${text}`} sx={{ pl: depth * 2 }}>
          <Button fullWidth color="inherit" sx={entryStyle} onClick={() => onOpen(text)}>
            <span>{text}</span>
            <Typography component="span" variant="body2" color="textSecondary" sx={{ flexShrink: 0 }}>
              {words} {words === 1 ? 'word' : 'words'}
            </Typography>
          </Button>
        </Box>
      ))}
    </Box>
  );
};
