import { buildPublicUrl } from '@rankwright/sdk/host';
import { useSearchParams } from '@rankwright/sdk/router';
import { Box, Button, Container, EmptyState, Stack } from '@rankwright/shared-ui/core';
import { useState } from 'react';
import { PublicHeading } from '../sections/PublicHeading.tsx';
import { StructuredData } from '../structuredData/StructuredData.tsx';
import { buildBlogData } from '../structuredData/structuredData.model.ts';
import { BlogAside } from './BlogAside.tsx';
import { BlogFilters } from './BlogFilters.tsx';
import { filterPosts, pageSize } from './blog.model.ts';
import { useBlogFilter } from './useBlogFilter.ts';
import { FeaturedPost } from './FeaturedPost.tsx';
import { PostCard } from './PostCard.tsx';
import { posts } from './posts.ts';

export const Component = () => {
  const [search, setSearch] = useSearchParams();
  const [filter, setFilter] = useBlogFilter(search, setSearch);
  const [visibleCount, setVisibleCount] = useState(pageSize);
  const featured = posts.find((post) => post.featured);
  const found = filterPosts(posts, filter);
  const cards = found.filter((post) => !post.featured);
  return (
    <>
      <PublicHeading
        title="The Rankwright blog"
        lead="Guides to search, writing and publishing for people who run their own site."
      />
      <Container maxWidth="lg" sx={{ pb: { xs: 6, md: 10 } }}>
        <BlogFilters filter={filter} onChange={setFilter} />
        {featured && found.includes(featured) && <FeaturedPost post={featured} />}
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 5, md: 8 },
            gridTemplateColumns: { xs: '1fr', md: '2fr 1fr' },
            mt: 5,
          }}
        >
          <Stack spacing={4}>
            {found.length === 0 && (
              <EmptyState
                title="No articles found"
                text="Try another search or category."
                action={
                  <Button onClick={() => setFilter({ category: 'All', tag: null, search: '' })}>
                    Show all articles
                  </Button>
                }
              />
            )}
            {cards.slice(0, visibleCount).map((post) => (
              <PostCard key={post.id} post={post} />
            ))}
            {cards.length > visibleCount && (
              <Button
                variant="outlined"
                sx={{ alignSelf: 'flex-start' }}
                onClick={() => setVisibleCount(visibleCount + pageSize)}
              >
                Load More Articles
              </Button>
            )}
          </Stack>
          <BlogAside
            posts={posts}
            tag={filter.tag}
            onTag={(tag) => setFilter({ ...filter, tag: filter.tag === tag ? null : tag })}
          />
        </Box>
      </Container>
      <StructuredData data={buildBlogData(posts, buildPublicUrl)} />
    </>
  );
};
