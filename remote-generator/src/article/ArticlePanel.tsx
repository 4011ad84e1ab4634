import { Stack, Typography } from '@rankwright/shared-ui/core';
import { useMemo, type ReactNode } from 'react';
import { AssessmentPanel } from '../assessment/AssessmentPanel.tsx';
import type { Target } from '../assessment/finding.model.ts';
import { ClaimList } from '../insights/ClaimList.tsx';
import { LinkSuggestions } from '../insights/LinkSuggestions.tsx';
import { ReceiptDetails } from '../insights/ReceiptDetails.tsx';
import { Outline } from '../panel/Outline.tsx';
import { SidePanel } from '../panel/SidePanel.tsx';
import type { Panel, PanelTab } from '../panel/usePanel.ts';
import { RerunButton } from '../rerun/RerunButton.tsx';
import type { Rerun } from '../rerun/useRerun.ts';
import { isUneditedStartingDraft } from './articleText.model.ts';
import { PostSection } from './PostSection.tsx';
import type { ArticleWork } from './useArticleWork.ts';
import { useLinkActions } from './useLinkActions.ts';

interface ArticlePanelProps {
  work: ArticleWork;
  rerun: Rerun;
  panel: Panel;
  isPage: boolean;
  onJump: (target: Target) => void;
}

const Checks = ({ work, onJump }: Pick<ArticlePanelProps, 'work' | 'onJump'>) => {
  const { article, text } = work;
  const { primaryKeyword, secondaryKeywords } = article;
  const assessedText = useMemo(
    () => ({ ...text.text, primaryKeyword, secondaryKeywords }),
    [text.text, primaryKeyword, secondaryKeywords],
  );
  const isStartingDraft = isUneditedStartingDraft(article, text.isDirty);
  return (
    <Stack spacing={3}>
      <AssessmentPanel text={assessedText} isStartingDraft={isStartingDraft} onJump={onJump} />
      {!isStartingDraft && <ClaimList article={article} onArticle={work.onArticle} />}
    </Stack>
  );
};

const Links = ({ work }: { work: ArticleWork }) => {
  const { add, open } = useLinkActions(work.text);
  return (
    <LinkSuggestions articleId={work.article.id} content={work.text.text.content} onAdd={add} onOpen={open} />
  );
};

const Receipt = ({ work, rerun }: Pick<ArticlePanelProps, 'work' | 'rerun'>) => {
  const { receipt } = work.article;
  if (!receipt)
    return (
      <Typography variant="body2" color="textSecondary">
        Nothing is recorded about how this text was written.
      </Typography>
    );
  return (
    <ReceiptDetails receipt={receipt}>
      <RerunButton receipt={receipt} rerun={rerun} />
    </ReceiptDetails>
  );
};

/** The side panel of an article. */
export const ArticlePanel = ({ work, rerun, panel, isPage, onJump }: ArticlePanelProps) => {
  const contents: Record<PanelTab, ReactNode> = {
    checks: <Checks work={work} onJump={onJump} />,
    outline: (
      <Outline
        content={work.text.text.content}
        onOpen={(heading) => onJump({ kind: 'text', text: heading })}
      />
    ),
    links: <Links work={work} />,
    post: <PostSection work={work} />,
    receipt: <Receipt work={work} rerun={rerun} />,
  };
  return (
    <SidePanel panel={panel} isPage={isPage}>
      {(tab) => contents[tab]}
    </SidePanel>
  );
};
