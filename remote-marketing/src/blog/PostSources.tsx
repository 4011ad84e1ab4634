import { Box, Link, Typography } from '@rankwright/shared-ui/core';
import type { PostSource } from './post.ts';

/** Where the facts of a post can be looked up. */
export const PostSources = ({ sources }: { sources: readonly PostSource[] }) => (
  <Box component="section" sx={{ mt: 7, pt: 3, borderTop: 1, borderColor: 'divider' }}>
    <Typography variant="h4" component="h2" sx={{ mb: 1.5 }}>
      Sources
    </Typography>
    <Box component="ul" sx={{ pl: 3, m: 0, '& li + li': { mt: 0.75 } }}>
      {sources.map(({ title, url }) => (
        <li key={url}>
          <Link href={url}>{title}</Link>
        </li>
      ))}
    </Box>
  </Box>
);
