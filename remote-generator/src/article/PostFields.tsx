import { Stack, Typography } from '@rankwright/shared-ui/core';
import { Field } from '@rankwright/shared-ui/forms';
import type { ArticleText } from './articleText.model.ts';
import { CoverField } from './CoverField.tsx';
import { ListField } from './ListField.tsx';

interface PostFieldsProps {
  text: ArticleText;
  /** Excerpt and author of an imported post are those of its site. */
  isImported: boolean;
  onChange: (change: Partial<ArticleText>) => void;
}

/** What goes out with the text: cover image, excerpt, categories, tags and author. */
export const PostFields = ({ text, isImported, onChange }: PostFieldsProps) => (
  <Stack component="section" aria-label="Post details" spacing={2}>
    <div>
      <Typography component="h2" variant="h6">
        Post details
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Sent to every site that supports them. You can change them per site when you publish.
      </Typography>
    </div>
    <CoverField text={text} onChange={onChange} />
    <Field
      label="Image description (alt text)"
      hint="Read out to people who cannot see the image."
      value={text.imageAlt}
      slotProps={{ htmlInput: { maxLength: 300 } }}
      onChange={(event) => onChange({ imageAlt: event.target.value })}
    />
    {!isImported && (
      <Field
        label="Excerpt"
        hint="Shown in lists of posts. Without one, the first sentences are used."
        multiline
        minRows={2}
        value={text.excerpt}
        slotProps={{ htmlInput: { maxLength: 1_000 } }}
        onChange={(event) => onChange({ excerpt: event.target.value })}
      />
    )}
    <ListField
      label="Categories"
      value={text.categories}
      onChange={(categories) => onChange({ categories })}
    />
    <ListField label="Tags" value={text.tags} onChange={(tags) => onChange({ tags })} />
    {!isImported && (
      <Field
        label="Author"
        hint="The author name shown on the site. Without one, the connected account is used."
        value={text.authorName}
        slotProps={{ htmlInput: { maxLength: 160 } }}
        onChange={(event) => onChange({ authorName: event.target.value })}
      />
    )}
  </Stack>
);
