import { paths } from '@rankwright/contracts/paths';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Button, Icon, Link, Stack, Typography } from '@rankwright/shared-ui/core';
import { lazy, Suspense, useState } from 'react';
import { ArticleMenu } from './ArticleMenu.tsx';
import { copyText } from './exportArticle.ts';
import { PublishButtons } from './PublishButtons.tsx';
import { getSaveStatusId } from './SaveStatus.tsx';
import type { ArticleWork } from './useArticleWork.ts';
import { VersionsDialog } from './VersionsDialog.tsx';

const ScheduleArticleDialog = lazy(async () => ({
  default: (await import('../scheduling/ScheduleArticleDialog.tsx')).ScheduleArticleDialog,
}));

/** Save, publish, schedule, copy and export an article. */
export const ArticleActions = ({ work }: { work: ArticleWork }) => {
  const [dialog, setDialog] = useState<'schedule' | 'versions' | null>(null);
  const { article, text } = work;
  const { primaryKeyword, secondaryKeywords } = article;
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Button
        variant="contained"
        loading={work.saving && !work.waiting}
        disabled={work.saving}
        aria-describedby={getSaveStatusId(article.id)}
        onClick={work.save}
      >
        Save
      </Button>
      <PublishButtons work={work} />
      <Button variant="outlined" onClick={() => setDialog('schedule')}>
        Schedule
      </Button>
      <Button startIcon={<Icon name="copy" />} onClick={() => void copyText(text.text.content)}>
        Copy
      </Button>
      <ArticleMenu text={text.text} onVersions={() => setDialog('versions')} />
      {work.connected.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          To publish, connect a site in{' '}
          <Link component={RouterLink} to={paths.integrations}>
            Integrations
          </Link>
          .
        </Typography>
      )}
      {dialog === 'schedule' && (
        <Suspense>
          <ScheduleArticleDialog
            start={{
              title: text.text.title,
              content: text.text.content,
              articleId: article.id,
              keywords: [primaryKeyword, ...secondaryKeywords].filter(Boolean),
            }}
            onClose={() => setDialog(null)}
          />
        </Suspense>
      )}
      {dialog === 'versions' && (
        <VersionsDialog
          article={article}
          onClose={() => setDialog(null)}
          onRestored={(restored) => {
            text.discardChanges();
            work.onArticle(restored);
            setDialog(null);
          }}
        />
      )}
    </Stack>
  );
};
