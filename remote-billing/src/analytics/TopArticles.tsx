import type { RankedArticle } from '@rankwright/contracts/account';
import { paths } from '@rankwright/contracts/paths';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Box, Button, Chip, EmptyState, Link, Stack, Typography } from '@rankwright/shared-ui/core';

const maxKeywords = 2;

const Article = ({ article }: { article: RankedArticle }) => (
  <Box component="li" sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
    <Link component={RouterLink} to={paths.article(article.id)} sx={{ fontWeight: 600 }}>
      {article.title}
    </Link>
    <Typography variant="body2" color="textSecondary">
      {article.description}
    </Typography>
    <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      {article.keywords.slice(0, maxKeywords).map((keyword) => (
        <Chip key={keyword} size="small" variant="outlined" label={keyword} />
      ))}
      <Typography variant="body2" color="textSecondary">
        {article.readTime}, {article.status}
      </Typography>
    </Stack>
  </Box>
);

/** The specification names it “Top Ranked Articles”; it is sorted by status and date; ranks stand in the search results. */
export const TopArticles = ({ articles }: { articles: readonly RankedArticle[] }) => {
  if (articles.length === 0) {
    return (
      <EmptyState
        illustration="empty-history"
        title="No articles in this period"
        text="Articles you create appear here."
        action={
          <Button component={RouterLink} to={paths.generateContent} variant="contained">
            Create Your First Article
          </Button>
        }
      />
    );
  }
  return (
    <section aria-labelledby="top-articles">
      <Typography id="top-articles" variant="h4" component="h2">
        Top Ranked Articles
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        Published first, then newest.
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {articles.map((article) => (
          <Article key={article.id} article={article} />
        ))}
      </Box>
    </section>
  );
};
