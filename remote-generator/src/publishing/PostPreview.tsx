import type { Article } from '@rankwright/contracts/articles';
import type { PublicationPreview } from '@rankwright/contracts/articlePublishing';
import { Box, Skeleton, Typography } from '@rankwright/shared-ui/core';
import { MarkdownView } from '../editor/MarkdownView.ts';
import { isLoadableImage } from './image.model.ts';
import { TrialFooter } from './TrialFooter.tsx';

const Facts = ({
  preview: { metaTitle, metaDescription, url, slug, isUpdate },
}: {
  preview: PublicationPreview;
}) => (
  <Box sx={{ overflowWrap: 'anywhere' }}>
    <Typography variant="body2" color="textSecondary">
      {isUpdate ? 'Update of' : 'New post'}: {url ?? `…/${slug}`}
    </Typography>
    <Typography sx={{ fontSize: '1.125rem', color: 'info.main' }}>{metaTitle}</Typography>
    <Typography variant="body2">{metaDescription || 'No meta description.'}</Typography>
  </Box>
);

/** The post as readers will see it on the site. */
export const PostPreview = ({ preview, article }: { preview: PublicationPreview; article: Article }) => (
  <Box
    role="figure"
    aria-label="Post preview"
    sx={{ border: 1, borderColor: 'divider', borderRadius: 2, p: 2, display: 'grid', rowGap: 2 }}
  >
    <Facts preview={preview} />
    <Box tabIndex={0} sx={{ maxHeight: 280, overflowY: 'auto', borderTop: 1, borderColor: 'divider', pt: 2 }}>
      {preview.imageUrl && isLoadableImage(preview.imageUrl) && (
        <Box
          component="img"
          src={preview.imageUrl}
          alt={preview.imageAlt}
          referrerPolicy="no-referrer"
          sx={{ width: '100%', maxHeight: 200, objectFit: 'cover', borderRadius: 1, mb: 2 }}
        />
      )}
      <Typography variant="h2" component="h3" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {preview.title}
      </Typography>
      <MarkdownView
        markdown={article.content}
        titleLevel={3}
        fallback={<Skeleton variant="rounded" height={160} />}
      />
      <TrialFooter kind={article.kind} />
    </Box>
  </Box>
);
