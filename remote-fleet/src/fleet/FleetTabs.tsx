import type { WatchedDeployable } from '@rankwright/contracts/fleet';
import { useSearchParams } from '@rankwright/sdk/router';
import { Box } from '@rankwright/shared-ui/core';
import { Tab, Tabs } from '@rankwright/shared-ui/tabs';
import { AuditLog } from '../audit/AuditLog.tsx';
import { BadVersions } from '../badVersions/BadVersions.tsx';
import { listBadVersions } from '../releases/fleet.model.ts';
import { FleetTable } from './FleetTable.tsx';

const views = [
  ['fleet', 'Remotes and shell'],
  ['bad', 'Bad versions'],
  ['audit', 'Audit log'],
] as const;
type View = (typeof views)[number][0];

const isView = (text: string | null): text is View => views.some(([view]) => view === text);

const renderView = (view: View, deployables: readonly WatchedDeployable[]) => {
  if (view === 'audit') return <AuditLog />;
  if (view === 'bad') return <BadVersions versions={listBadVersions(deployables)} />;
  return <FleetTable deployables={deployables} />;
};

/** The three lists of the console; which one is open stands in the address. */
export const FleetTabs = ({ deployables }: { deployables: readonly WatchedDeployable[] }) => {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('view');
  const view = isView(wanted) ? wanted : 'fleet';
  return (
    <>
      <Tabs
        value={view}
        onChange={(_, next: View) =>
          setSearch(next === 'fleet' ? {} : { view: next }, { preventScrollReset: true })
        }
        aria-label="Views"
      >
        {views.map(([key, label]) => (
          <Tab key={key} id={`tab-${key}`} aria-controls="view" value={key} label={label} />
        ))}
      </Tabs>
      <Box id="view" role="tabpanel" aria-labelledby={`tab-${view}`}>
        {renderView(view, deployables)}
      </Box>
    </>
  );
};
