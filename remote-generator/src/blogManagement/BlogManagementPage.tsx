import { drafts } from '@rankwright/sdk/drafts';
import { createLazyPart, preloadOnApproach } from '@rankwright/sdk/host';
import { useSearchParams } from '@rankwright/sdk/router';
import { session } from '@rankwright/sdk/session';
import { Button, Icon, LoadingState, PageHeader, Stack } from '@rankwright/shared-ui/core';
import { Tab, Tabs } from '@rankwright/shared-ui/tabs';
import { useState } from 'react';
import { emptyBrief } from '../generate/generate.model.ts';
import { GenerateTab } from '../generate/GenerateTab.tsx';
import { WritingPage } from '../generate/WritingPage.tsx';
import type { IdeaBrief } from '../ideas/IdeasTab.tsx';
import { pageDescriptions } from '../pageDescriptions.ts';
import { ScheduleArticleDialog } from '../scheduling/lazyScheduleArticleDialog.ts';

export { prefetch } from './prefetch.ts';

const RewriteTab = createLazyPart(async () => (await import('../rewrite/RewriteTab.tsx')).RewriteTab);
const IdeasTab = createLazyPart(async () => (await import('../ideas/IdeasTab.tsx')).IdeasTab);

const loadingForm = <LoadingState shape="form" />;

const tabs = [
  ['generate', 'Generate Article'],
  ['rewrite', 'Rewrite Content'],
  ['ideas', 'Get Article Ideas'],
] as const;

/** On phones all three tabs share the width, so that none is hidden. */
const tabStyle = {
  '& [role=tab]': { flex: { xs: '1 1 0', sm: '0 0 auto' }, minWidth: 0, px: { xs: 1, sm: 2 } },
} as const;

/** Schedules a text that is ready, without an article to open first. */
const ScheduleButton = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Icon name="calendar" />}
        onClick={() => setIsOpen(true)}
        {...preloadOnApproach(ScheduleArticleDialog)}
      >
        Schedule Article
      </Button>
      {isOpen && <ScheduleArticleDialog start={{}} onClose={() => setIsOpen(false)} />}
    </>
  );
};

/** Generate, rewrite and ideas. The `tab` query parameter selects the open one. */
const ArticleTools = () => {
  const [search, setSearch] = useSearchParams();
  const tab = tabs.find(([name]) => name === search.get('tab'))?.[0] ?? 'generate';
  const writeIdea = ({ idea: { title, keywords }, ...brief }: IdeaBrief) => {
    const [primaryKeyword = title, ...secondary] = keywords;
    const { userId } = session.current();
    drafts.write(userId, 'brief', {
      ...emptyBrief,
      ...brief,
      primaryKeyword,
      secondaryKeywords: secondary.join(', '),
    });
    drafts.write(userId, 'outline', { title, headings: [] });
    setSearch({});
  };
  return (
    <Stack spacing={3}>
      <PageHeader title="Blog Management" lead={pageDescriptions.management} actions={<ScheduleButton />} />
      <Tabs
        value={tab}
        onChange={(_, value: string) =>
          setSearch(value === 'generate' ? {} : { tab: value }, { preventScrollReset: true })
        }
        aria-label="Article tools"
        sx={tabStyle}
      >
        {tabs.map(([name, label]) => (
          <Tab key={name} value={name} label={label} />
        ))}
      </Tabs>
      {tab === 'generate' && <GenerateTab />}
      {tab === 'rewrite' && <RewriteTab fallback={loadingForm} />}
      {tab === 'ideas' && <IdeasTab onWrite={writeIdea} fallback={loadingForm} />}
    </Stack>
  );
};

/** The article that the `article` query parameter names, or the tools that make one. */
export const Component = () => {
  const [search] = useSearchParams();
  const id = search.get('article');
  return id ? <WritingPage key={id} id={id} /> : <ArticleTools />;
};
