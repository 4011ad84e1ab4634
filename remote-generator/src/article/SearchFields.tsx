import { Field, Stack, Typography } from '@rankwright/shared-ui/core';
import { descriptionLength, slugOf, titleLength } from '../assessment/searchResult.model.ts';
import type { ArticleText } from './articleText.model.ts';
import { fieldId } from './jump.ts';
import { SnippetPreview } from './SnippetPreview.tsx';

interface SearchFieldsProps {
  articleId: string;
  text: ArticleText;
  keyword: string;
  /** Host name of the site it is published to. */
  site: string;
  onChange: (change: Partial<ArticleText>) => void;
}

const counted = (text: string, most: number): string => `${text.length} of about ${most} characters`;

/** What a search result shows of the article. */
export const SearchFields = ({ articleId, text, keyword, site, onChange }: SearchFieldsProps) => (
  <Stack component="section" aria-label="Search result" spacing={2}>
    <Typography component="h2" variant="h5">
      In search results
    </Typography>
    <SnippetPreview text={text} site={site} keyword={keyword} />
    <Field
      label="Meta title"
      id={fieldId(articleId, 'metaTitle')}
      value={text.metaTitle}
      hint={counted(text.metaTitle, titleLength.high)}
      slotProps={{ htmlInput: { maxLength: 200 } }}
      onChange={(event) => onChange({ metaTitle: event.target.value })}
    />
    <Field
      label="Meta description"
      id={fieldId(articleId, 'metaDescription')}
      multiline
      minRows={2}
      value={text.metaDescription}
      hint={counted(text.metaDescription, descriptionLength.high)}
      slotProps={{ htmlInput: { maxLength: 400 } }}
      onChange={(event) => onChange({ metaDescription: event.target.value })}
    />
    <Field
      label="Slug"
      id={fieldId(articleId, 'slug')}
      value={text.slug}
      hint="The last part of the article's address."
      slotProps={{ htmlInput: { maxLength: 200, spellCheck: false } }}
      onChange={(event) => onChange({ slug: event.target.value })}
      onBlur={() => onChange({ slug: slugOf(text.slug) })}
    />
  </Stack>
);
