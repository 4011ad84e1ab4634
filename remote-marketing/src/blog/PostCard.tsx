import { paths } from '@rankwright/contracts/paths';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Box, Link, Typography } from '@rankwright/shared-ui/core';
import { formatDate } from './blog.model.ts';
import { describePost } from './describePost.ts';
import type { BlogPost } from './post.ts';

export const PostCard = ({ post, hidden }: { post: BlogPost; hidden: boolean }) => (
  <Box
    component="article"
    hidden={hidden}
    {...describePost(post)}
    sx={{ pb: 4, borderBottom: 1, borderColor: 'divider' }}
  >
    <Typography variant="body2" color="textSecondary">
      {post.category} · {formatDate(post.publishedAt)} · {post.readTime}
    </Typography>
    <Typography variant="h3" component="h2" sx={{ my: 1 }}>
      <Link component={RouterLink} to={paths.blogPost(post.slug)}>
        {post.title}
      </Link>
    </Typography>
    <Typography color="textSecondary">{post.excerpt}</Typography>
  </Box>
);
