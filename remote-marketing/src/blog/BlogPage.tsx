import { buildPublicUrl } from '@rankwright/sdk/host';
import { useSearchParams } from '@rankwright/sdk/router';
import { Box, Button, Container, EmptyState, Stack } from '@rankwright/shared-ui/core';
import { useState } from 'react';
import { PublicHeading } from '../sections/PublicHeading.tsx';
import { StructuredData } from '../structuredData/StructuredData.tsx';
import { buildBlogData } from '../structuredData/structuredData.model.ts';
import { BlogAside } from './BlogAside.tsx';
import { BlogFilters } from './BlogFilters.tsx';
import { computeBlogView, noFilter, pageSize, toggleTag } from './blog.model.ts';
import { useBlogFilter } from './useBlogFilter.ts';
import { FeaturedPost } from './FeaturedPost.tsx';
import { PostCard } from './PostCard.tsx';
import { posts } from './posts.ts';

/** Every post is in the HTML, hidden where the filter leaves it out: blog.script.ts filters without the app. */
export const Component = () => {
  const [search, setSearch] = useSearchParams();
  const [filter, setFilter] = useBlogFilter(search, setSearch);
  const [visibleCount, setVisibleCount] = useState(pageSize);
  const featured = posts.find((post) => post.featured);
  const { shownIds, hasMore, isEmpty } = computeBlogView(posts, filter, visibleCount);
  return (
    <>
      <PublicHeading
        title="The Rankwright blog"
        lead="Guides to search, writing and publishing for people who run their own site."
      />
      <Container maxWidth="lg" sx={{ pb: { xs: 6, md: 10 } }}>
        <BlogFilters filter={filter} onChange={setFilter} />
        {featured && <FeaturedPost post={featured} hidden={!shownIds.has(featured.id)} />}
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 5, md: 8 },
            gridTemplateColumns: { xs: '1fr', md: '2fr 1fr' },
            mt: 5,
          }}
        >
          <Stack spacing={4}>
            <div hidden={!isEmpty} data-blog-empty>
              <EmptyState
                title="No articles found"
                text="Try another search or category."
                action={
                  <Button data-blog-reset onClick={() => setFilter(noFilter)}>
                    Show all articles
                  </Button>
                }
              />
            </div>
            {posts
              .filter((post) => !post.featured)
              .map((post) => (
                <PostCard key={post.id} post={post} hidden={!shownIds.has(post.id)} />
              ))}
            <Button
              hidden={!hasMore}
              data-blog-more
              variant="outlined"
              sx={{ alignSelf: 'flex-start', '&[hidden]': { display: 'none' } }}
              onClick={() => setVisibleCount(visibleCount + pageSize)}
            >
              Load More Articles
            </Button>
          </Stack>
          <BlogAside posts={posts} tag={filter.tag} onTag={(tag) => setFilter(toggleTag(filter, tag))} />
        </Box>
      </Container>
      <StructuredData data={buildBlogData(posts, buildPublicUrl)} />
    </>
  );
};
