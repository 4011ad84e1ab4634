import { paths } from '@rankwright/contracts/paths';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Box, Illustration, Link, Typography } from '@rankwright/shared-ui/core';
import { formatDate } from './blog.model.ts';
import { describePost } from './describePost.ts';
import type { BlogPost } from './post.ts';

export const FeaturedPost = ({ post, hidden }: { post: BlogPost; hidden: boolean }) => (
  <Box
    component="article"
    aria-label="Featured article"
    hidden={hidden}
    {...describePost(post)}
    sx={{
      display: 'grid',
      '&[hidden]': { display: 'none' },
      gap: 4,
      gridTemplateColumns: { xs: '1fr', md: '2fr 1fr' },
      alignItems: 'center',
      py: 4,
      borderTop: 1,
      borderBottom: 1,
      borderColor: 'divider',
    }}
  >
    <Box>
      <Typography variant="overline" component="p" sx={{ color: 'accent.main', mb: 0.75 }}>
        Featured · {post.category}
      </Typography>
      <Typography variant="h2" component="h2">
        <Link component={RouterLink} to={paths.blogPost(post.slug)}>
          {post.title}
        </Link>
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1.5, fontSize: '1.125rem', maxWidth: 560 }}>
        {post.excerpt}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {post.author}, {formatDate(post.publishedAt)}, {post.readTime}
      </Typography>
    </Box>
    <Box sx={{ display: { xs: 'none', md: 'block' }, justifySelf: 'end' }}>
      <Illustration name={post.image} />
    </Box>
  </Box>
);
