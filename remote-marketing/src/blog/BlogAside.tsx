import { paths } from '@rankwright/contracts/paths';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Box, Chip, Link, Stack, Typography } from '@rankwright/shared-ui/core';
import { Newsletter } from './Newsletter.tsx';
import { popularTags, type BlogPost } from './post.ts';

interface BlogAsideProps {
  posts: readonly BlogPost[];
  tag: string | null;
  onTag: (tag: string) => void;
}

export const BlogAside = ({ posts, tag, onTag }: BlogAsideProps) => (
  <Stack component="aside" spacing={5}>
    <Box component="section" aria-labelledby="popular-tags">
      <Typography id="popular-tags" variant="h4" component="h2" sx={{ mb: 1.5 }}>
        Popular tags
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {popularTags.map((name) => (
          <Chip
            key={name}
            // A native button: its keys work where the app does not run.
            component="button"
            label={name}
            variant="outlined"
            data-blog-tag={name}
            aria-pressed={tag === name}
            sx={{ '&&[aria-pressed=true]': { bgcolor: 'action.selected', borderColor: 'text.primary' } }}
            onClick={() => onTag(name)}
          />
        ))}
      </Stack>
    </Box>
    <Box component="section" aria-labelledby="trending">
      <Typography id="trending" variant="h4" component="h2" sx={{ mb: 1.5 }}>
        Trending posts
      </Typography>
      <Stack component="ol" spacing={1.5} sx={{ m: 0, pl: 2.5 }}>
        {posts.slice(0, 3).map((post) => (
          <li key={post.id}>
            <Link component={RouterLink} to={paths.blogPost(post.slug)}>
              {post.title}
            </Link>
          </li>
        ))}
      </Stack>
    </Box>
    <Newsletter />
    <Link href={paths.feed} sx={{ alignSelf: 'flex-start' }}>
      Follow the blog in a feed reader
    </Link>
  </Stack>
);
