import { drafts } from '@rankwright/sdk/drafts';
import { useSearchParams } from '@rankwright/sdk/router';
import { session } from '@rankwright/sdk/session';
import { PageHeader, Stack, Tab, Tabs } from '@rankwright/shared-ui/core';
import { emptyRequest } from '../generate/generate.model.ts';
import { GenerateTab } from '../generate/GenerateTab.tsx';
import { IdeasTab, type IdeaBrief } from '../ideas/IdeasTab.tsx';
import { leads } from '../leads.ts';
import { RewriteTab } from '../rewrite/RewriteTab.tsx';

const tabs = [
  ['generate', 'Generate Article'],
  ['rewrite', 'Rewrite Content'],
  ['ideas', 'Get Article Ideas'],
] as const;

/** On a phone all three are in sight, in two lines if need be. */
const onePerThird = {
  '& .MuiTab-root': { flex: { xs: '1 1 0', sm: '0 0 auto' }, minWidth: 0, px: { xs: 1, sm: 2 } },
} as const;

/** Three ways to a text; the open one stands in the address. */
export const Component = () => {
  const [search, setSearch] = useSearchParams();
  const tab = tabs.find(([name]) => name === search.get('tab'))?.[0] ?? 'generate';
  const write = ({ idea: { title, keywords }, ...brief }: IdeaBrief) => {
    const [primaryKeyword = title, ...secondary] = keywords;
    const { userId } = session.current();
    drafts.write(userId, 'brief', {
      ...emptyRequest,
      ...brief,
      primaryKeyword,
      secondaryKeywords: secondary.join(', '),
    });
    drafts.write(userId, 'outline', { title, headings: [] });
    setSearch({});
  };
  return (
    <Stack spacing={3}>
      <PageHeader title="Blog Management" lead={leads.management} />
      <Tabs
        value={tab}
        onChange={(_, value: string) => setSearch(value === 'generate' ? {} : { tab: value })}
        variant="scrollable"
        scrollButtons={false}
        aria-label="Ways to a text"
        sx={onePerThird}
      >
        {tabs.map(([name, label]) => (
          <Tab key={name} value={name} label={label} />
        ))}
      </Tabs>
      {tab === 'generate' && <GenerateTab />}
      {tab === 'rewrite' && <RewriteTab />}
      {tab === 'ideas' && <IdeasTab onWrite={write} />}
    </Stack>
  );
};
