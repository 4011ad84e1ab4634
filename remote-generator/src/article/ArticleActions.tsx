import { paths } from '@rankwright/contracts/paths';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Button, Icon, Link, Stack, Typography } from '@rankwright/shared-ui/core';
import { useState } from 'react';
import { ArticleMenu } from './ArticleMenu.tsx';
import { copyText } from './exportArticle.ts';
import { PublishButtons } from './PublishButtons.tsx';
import { ApproveButton } from './ReviewButtons.tsx';
import { getSaveStatusId } from './SaveStatus.tsx';
import type { ArticleWork } from './useArticleWork.ts';
import { VersionsDialog } from './VersionsDialog.tsx';

const ConnectHint = () => (
  <Typography variant="body2" color="textSecondary">
    To publish, connect a site in{' '}
    <Link component={RouterLink} to={paths.integrations}>
      Integrations
    </Link>
    .
  </Typography>
);

/** One line that scrolls sideways on a phone. */
const actionsStyle = {
  alignItems: 'center',
  flexWrap: { xs: 'nowrap', md: 'wrap' },
  overflowX: { xs: 'auto', md: 'visible' },
  whiteSpace: { xs: 'nowrap', md: 'normal' },
  '& > *': { flexShrink: { xs: 0, md: 1 } },
} as const;

/** Save, approve, publish, copy and export an article. */
export const ArticleActions = ({ work }: { work: ArticleWork }) => {
  const [showsVersions, setShowsVersions] = useState(false);
  const { article, text } = work;
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={actionsStyle}>
      <Button
        variant="contained"
        loading={work.isSaveRequested && work.saveState !== 'offline'}
        disabled={work.isSaveRequested}
        aria-describedby={getSaveStatusId(article.id)}
        onClick={work.save}
      >
        Save
      </Button>
      <ApproveButton work={work} />
      <PublishButtons work={work} />
      <Button startIcon={<Icon name="copy" />} onClick={() => void copyText(text.text.content)}>
        Copy
      </Button>
      <ArticleMenu
        text={text.text}
        onVersions={() => setShowsVersions(true)}
        {...(article.slot && { onReject: work.reject })}
      />
      {work.connected.length === 0 && <ConnectHint />}
      {showsVersions && (
        <VersionsDialog
          article={article}
          onClose={() => setShowsVersions(false)}
          onRestored={(restored) => {
            text.discardChanges();
            work.onArticle(restored);
            setShowsVersions(false);
          }}
        />
      )}
    </Stack>
  );
};
