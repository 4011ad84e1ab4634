import { Stack, Typography } from '@rankwright/shared-ui/core';
import { Field } from '@rankwright/shared-ui/forms';
import { createSlug } from '@rankwright/contracts/text';
import { descriptionLength, titleLength } from '../assessment/searchResult.model.ts';
import type { ArticleText } from './articleText.model.ts';
import { getFieldId } from './articleFields.ts';
import { SnippetPreview } from './SnippetPreview.tsx';

interface SeoFieldsProps {
  articleId: string;
  text: ArticleText;
  keyword: string;
  /** The slug of an imported post is that of its site. */
  isImported: boolean;
  /** Host name of the site the article is published to. */
  site: string;
  onChange: (change: Partial<ArticleText>) => void;
}

const formatLength = (text: string, maxLength: number): string =>
  `${text.length} of about ${maxLength} characters`;

/** Meta title, meta description and slug, with a search result preview. */
export const SeoFields = ({ articleId, text, isImported, keyword, site, onChange }: SeoFieldsProps) => (
  <Stack component="section" aria-label="Search result" spacing={2}>
    <Typography component="h2" variant="h6">
      In search results
    </Typography>
    <SnippetPreview text={text} site={site} keyword={keyword} />
    <Field
      label="Meta title"
      id={getFieldId(articleId, 'metaTitle')}
      value={text.metaTitle}
      hint={formatLength(text.metaTitle, titleLength.high)}
      slotProps={{ htmlInput: { maxLength: 200 } }}
      onChange={(event) => onChange({ metaTitle: event.target.value })}
    />
    <Field
      label="Meta description"
      id={getFieldId(articleId, 'metaDescription')}
      multiline
      minRows={2}
      value={text.metaDescription}
      hint={formatLength(text.metaDescription, descriptionLength.high)}
      slotProps={{ htmlInput: { maxLength: 400 } }}
      onChange={(event) => onChange({ metaDescription: event.target.value })}
    />
    {!isImported && (
      <Field
        label="Slug"
        id={getFieldId(articleId, 'slug')}
        value={text.slug}
        hint="The last part of the article’s URL."
        slotProps={{ htmlInput: { maxLength: 200, spellCheck: false } }}
        onChange={(event) => onChange({ slug: event.target.value })}
        onBlur={() => onChange({ slug: createSlug(text.slug) })}
      />
    )}
  </Stack>
);
