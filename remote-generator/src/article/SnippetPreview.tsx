import { Box, Typography } from '@rankwright/shared-ui/core';
import { splitByKeyword } from '../assessment/keyword.model.ts';
import { descriptionLength, titleLength } from '../assessment/searchResult.model.ts';
import type { ArticleText } from './articleText.model.ts';

const truncate = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length).trimEnd()} …` : text;

const HighlightedText = ({ text, keyword }: { text: string; keyword: string }) =>
  splitByKeyword(text, keyword).map(({ text: piece, hit }, index) =>
    hit ? <b key={index}>{piece}</b> : <span key={index}>{piece}</span>,
  );

/** A search result preview of the article, with the keyword in bold. */
export const SnippetPreview = ({
  text,
  site,
  keyword,
}: {
  text: ArticleText;
  site: string;
  keyword: string;
}) => (
  <Box
    role="figure"
    aria-label="Search result preview"
    sx={{ border: 1, borderColor: 'divider', borderRadius: 2, p: 2, overflowWrap: 'anywhere' }}
  >
    <Typography variant="body2" color="textSecondary">
      {site} › {text.slug || '…'}
    </Typography>
    <Typography sx={{ fontSize: '1.25rem', lineHeight: 1.3, color: 'info.main', my: 0.5 }}>
      {truncate(text.metaTitle.trim() || text.title.trim() || 'Title', titleLength.high)}
    </Typography>
    <Typography variant="body2">
      <HighlightedText
        text={truncate(
          text.metaDescription.trim() ||
            'Without a meta description, search engines show an excerpt of the article.',
          descriptionLength.high,
        )}
        keyword={keyword}
      />
    </Typography>
  </Box>
);
