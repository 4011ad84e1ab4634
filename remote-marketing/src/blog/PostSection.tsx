import { Box, Typography } from '@rankwright/shared-ui/core';
import type { PostSection as Section } from './post.ts';

const textStyle = { fontSize: '1.0625rem', lineHeight: 1.65, maxWidth: 680, textWrap: 'pretty' } as const;

/** One part of a post: heading, paragraphs, and points where it has some. */
export const PostSection = ({ section: { heading, paragraphs, list } }: { section: Section }) => (
  <Box component="section" sx={{ mt: 5 }}>
    <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
      {heading}
    </Typography>
    {paragraphs.map((paragraph) => (
      <Typography key={paragraph} sx={{ ...textStyle, '& + &': { mt: 2 } }}>
        {paragraph}
      </Typography>
    ))}
    {list && (
      <Box component="ul" sx={{ ...textStyle, pl: 3, my: 2, '& li + li': { mt: 0.75 } }}>
        {list.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </Box>
    )}
  </Box>
);
