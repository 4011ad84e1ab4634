import { paths } from '@rankwright/contracts/paths';
import { buildPublicUrl } from '@rankwright/sdk/host';
import { Link as RouterLink, useParams } from '@rankwright/sdk/router';
import { Button, Container, EmptyState, Link, Typography } from '@rankwright/shared-ui/core';
import { StructuredData } from '../structuredData/StructuredData.tsx';
import { buildBlogPostingData } from '../structuredData/structuredData.model.ts';
import { formatDate } from './blog.model.ts';
import { findPostBySlug } from './posts.ts';
import { PostSection } from './PostSection.tsx';
import { PostSources } from './PostSources.tsx';

export const Component = () => {
  const { slug } = useParams();
  const post = findPostBySlug(slug);
  if (!post) {
    return (
      <EmptyState
        illustration="not-found"
        title="Article not found"
        text="It may have been moved or deleted."
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
        {post.author}, <time dateTime={post.publishedAt}>{formatDate(post.publishedAt)}</time>,{' '}
        {post.readTime}
      </Typography>
      <Typography sx={{ fontSize: '1.25rem', textWrap: 'pretty' }}>{post.excerpt}</Typography>
      {post.content.map((section) => (
        <PostSection key={section.heading} section={section} />
      ))}
      <PostSources sources={post.sources} />
      <StructuredData data={buildBlogPostingData(post, buildPublicUrl)} />
    </Container>
  );
};
