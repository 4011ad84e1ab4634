import { ArticleStateBadge } from '@rankwright/sdk/publications';
import { Box, Icon, type IconName, Typography } from '@rankwright/shared-ui/core';
import { Tab, Tabs } from '@rankwright/shared-ui/tabs';
import { BarActions, BarSpacer, WritingBar } from '../bar/WritingBar.tsx';
import { PanelToggle } from '../panel/SidePanel.tsx';
import type { Panel } from '../panel/usePanel.ts';
import { ArticleActions } from './ArticleActions.tsx';
import { PendingPublishNotice } from './PublishButtons.tsx';
import { SaveStatus } from './SaveStatus.tsx';
import type { ArticleWork } from './useArticleWork.ts';
import { describeWordCount } from './wordCount.model.ts';

export type View = 'edit' | 'preview' | 'extra';

interface ArticleViewsProps {
  view: View;
  /** The label of the additional view, if there is one. */
  extraLabel: string | undefined;
  onView: (view: View) => void;
}

const views: readonly [View, string, IconName][] = [
  ['edit', 'Edit', 'pen'],
  ['preview', 'Preview', 'eye'],
];

const tabsStyle = {
  minHeight: 40,
  flexShrink: 0,
  '& [role=tab]': { minWidth: 40, minHeight: 40, px: { xs: 0.5, md: 1.25 }, py: 0.5 },
} as const;

/** Edit and preview; on phones as icons. */
const ArticleViews = ({ view, extraLabel, onView }: ArticleViewsProps) => (
  <Tabs value={view} onChange={(_, next: View) => onView(next)} aria-label="Article views" sx={tabsStyle}>
    {extraLabel && <Tab value="extra" label={extraLabel} />}
    {views.map(([value, label, icon]) => (
      <Tab
        key={value}
        value={value}
        aria-label={label}
        label={
          <>
            <Icon name={icon} sx={{ display: { md: 'none' }, fontSize: 20 }} />
            <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
              {label}
            </Box>
          </>
        }
      />
    ))}
  </Tabs>
);

interface ArticleBarProps extends ArticleViewsProps {
  work: ArticleWork;
  panel: Panel;
  isPage: boolean;
}

/** State, save state, words, views and commands of an article in one line. */
export const ArticleBar = ({ work, panel, isPage, ...views }: ArticleBarProps) => {
  const { article, text } = work;
  return (
    <WritingBar isPage={isPage}>
      <Box role="group" aria-label="Status" sx={{ display: 'flex', flexShrink: 0 }}>
        <ArticleStateBadge state={article.state} publications={article.publications} />
      </Box>
      <SaveStatus work={work} />
      <BarSpacer />
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ display: { xs: 'none', md: 'block' }, fontVariantNumeric: 'tabular-nums', mr: 1 }}
      >
        {describeWordCount(article, text.text.content)}
      </Typography>
      <ArticleViews {...views} />
      <PanelToggle panel={panel} />
      <BarActions>
        <ArticleActions work={work} onConnect={() => panel.show('post')} />
      </BarActions>
      <PendingPublishNotice work={work} />
    </WritingBar>
  );
};
