import { Button, Icon, IconButton } from '@rankwright/shared-ui/core';
import { useState } from 'react';
import { ArticleMenu } from './ArticleMenu.tsx';
import { copyArticle } from './exportArticle.ts';
import { PublishButtons } from './PublishButtons.tsx';
import { ApproveButton } from './ReviewButtons.tsx';
import { getSaveStatusId } from './SaveStatus.tsx';
import type { ArticleWork } from './useArticleWork.ts';
import { VersionsDialog } from './VersionsDialog.tsx';

interface ArticleActionsProps {
  work: ArticleWork;
  /** Shows how to connect a site. */
  onConnect: () => void;
}

/** Save, approve, publish, copy and export an article. */
export const ArticleActions = ({ work, onConnect }: ArticleActionsProps) => {
  const [showsVersions, setShowsVersions] = useState(false);
  const { article, text } = work;
  return (
    <>
      <Button
        loading={work.isSaveRequested && work.saveState !== 'offline'}
        disabled={work.isSaveRequested}
        aria-describedby={getSaveStatusId(article.id)}
        onClick={work.save}
      >
        Save
      </Button>
      <ApproveButton work={work} />
      <PublishButtons work={work} onConnect={onConnect} />
      <IconButton aria-label="Copy" title="Copy" onClick={() => void copyArticle(text.text)}>
        <Icon name="copy" />
      </IconButton>
      <ArticleMenu
        text={text.text}
        onVersions={() => setShowsVersions(true)}
        {...(article.slot && { onReject: work.reject })}
      />
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
    </>
  );
};
