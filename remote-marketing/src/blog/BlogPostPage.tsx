import { paths } from '@rankwright/contracts/paths';
import { publicAddress } from '@rankwright/sdk/host';
import { Link as RouterLink, useParams } from '@rankwright/sdk/router';
import { Box, Button, Container, EmptyState, Link, Typography } from '@rankwright/shared-ui/core';
import { StructuredData } from '../structured/StructuredData.tsx';
import { blogPostingData } from '../structured/structuredData.model.ts';
import { readableDate } from './blog.model.ts';
import { postBySlug } from './posts.ts';

export const Component = () => {
  const { slug } = useParams();
  const post = postBySlug(slug);
  if (!post) {
    return (
      <EmptyState
        illustration="not-found"
        title="This article is not here"
        text="It may have moved."
        action={
          <Button component={RouterLink} to={paths.blog} variant="contained">
            All articles
          </Button>
        }
      />
    );
  }
  return (
    <Container maxWidth="md" component="article" sx={{ py: { xs: 5, md: 9 } }}>
      <Link component={RouterLink} to={paths.blog}>
        All articles
      </Link>
      <Typography component="h1" variant="h1" tabIndex={-1} sx={{ mt: 3 }}>
        {post.title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 2, mb: 5 }}>
        {post.author}, <time dateTime={post.publishedAt}>{readableDate(post.publishedAt)}</time>,{' '}
        {post.readTime}
      </Typography>
      <Typography sx={{ fontSize: '1.25rem', textWrap: 'pretty' }}>{post.excerpt}</Typography>
      {post.content.map(({ heading, paragraphs }) => (
        <Box component="section" key={heading} sx={{ mt: 5 }}>
          <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
            {heading}
          </Typography>
          {paragraphs.map((paragraph) => (
            <Typography key={paragraph} sx={{ fontSize: '1.0625rem', maxWidth: 680 }}>
              {paragraph}
            </Typography>
          ))}
        </Box>
      ))}
      <StructuredData data={blogPostingData(post, publicAddress)} />
    </Container>
  );
};
