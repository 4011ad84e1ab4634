import type { PublicationPreview, PublishOptions } from '@rankwright/contracts/articlePublishing';
import type { Platform } from '@rankwright/contracts/limits';
import { getPlatformDescriptor } from '@rankwright/contracts/platforms';
import { parseList } from '@rankwright/contracts/text';
import { usePublishFields } from '@rankwright/sdk/publications';
import { Box } from '@rankwright/shared-ui/core';
import { CommittedField } from './CommittedField.tsx';

interface PlatformFieldsProps {
  platform: Platform;
  preview: PublicationPreview;
  options: PublishOptions;
  /** Slug, author and excerpt of a post that was imported stay as they are on its site. */
  keepsSiteFields: boolean;
  onChange: (change: PublishOptions) => void;
}

/** The fields that this platform takes beside title and text. */
export const PlatformFields = ({
  platform,
  preview,
  options,
  keepsSiteFields,
  onChange,
}: PlatformFieldsProps) => {
  const { capabilities } = getPlatformDescriptor(platform);
  const fields = usePublishFields(platform).filter(({ name }) => !(keepsSiteFields && name === 'author'));
  const {
    slug = preview.slug,
    excerpt = preview.excerpt,
    author = preview.author,
    categories = preview.categories,
    tags = preview.tags,
  } = options;
  const values = { author, categories: categories.join(', '), tags: tags.join(', ') };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
      {capabilities.slug && !keepsSiteFields && (
        <CommittedField label="Slug" value={slug} onCommit={(value) => onChange({ slug: value })} />
      )}
      {fields.map(({ name, label, hint }) => (
        <CommittedField
          key={name}
          label={label}
          value={values[name]}
          hint={hint}
          onCommit={(value) => onChange({ [name]: name === 'author' ? value : parseList(value) })}
        />
      ))}
      {capabilities.excerpt && !keepsSiteFields && (
        <CommittedField
          label="Excerpt"
          multiline
          value={excerpt}
          onCommit={(value) => onChange({ excerpt: value })}
        />
      )}
    </Box>
  );
};
