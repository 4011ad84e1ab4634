import type { PublicationPreview, PublishOptions } from '@rankwright/contracts/articlePublishing';
import type { Platform } from '@rankwright/contracts/limits';
import { getPlatformDescriptor } from '@rankwright/contracts/platforms';
import { useQuery } from '@rankwright/sdk/query';
import { Box } from '@rankwright/shared-ui/core';
import { CommittedField } from './CommittedField.tsx';
import { parseList } from './publishForm.model.ts';
import { publishOptionsQuery } from './publishing.data.ts';

interface PlatformFieldsProps {
  platform: Platform;
  preview: PublicationPreview;
  options: PublishOptions;
  onChange: (change: PublishOptions) => void;
}

const formatChoices = (choices: readonly { label: string }[] = []): string =>
  choices.length > 0
    ? `On the site: ${choices
        .slice(0, 8)
        .map(({ label }) => label)
        .join(', ')}. Separate with commas.`
    : 'Separate with commas.';

/** The fields that this platform takes beside title and text. */
export const PlatformFields = ({ platform, preview, options, onChange }: PlatformFieldsProps) => {
  const { capabilities } = getPlatformDescriptor(platform);
  const choices = useQuery(publishOptionsQuery(platform)).data;
  const slug = options.slug ?? preview.slug;
  const excerpt = options.excerpt ?? preview.excerpt;
  const author = options.author ?? preview.author;
  const categories = options.categories ?? preview.categories;
  const tags = options.tags ?? preview.tags;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
      {capabilities.slug && (
        <CommittedField label="Slug" value={slug} onCommit={(value) => onChange({ slug: value })} />
      )}
      {capabilities.author && (
        <CommittedField label="Author" value={author} onCommit={(value) => onChange({ author: value })} />
      )}
      {capabilities.categories && (
        <CommittedField
          label="Categories"
          value={categories.join(', ')}
          hint={formatChoices(choices?.categories)}
          onCommit={(value) => onChange({ categories: parseList(value) })}
        />
      )}
      {capabilities.tags && (
        <CommittedField
          label="Tags"
          value={tags.join(', ')}
          hint={formatChoices(choices?.tags)}
          onCommit={(value) => onChange({ tags: parseList(value) })}
        />
      )}
      {capabilities.excerpt && (
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
