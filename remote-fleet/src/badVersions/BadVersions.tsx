import { EmptyState } from '@rankwright/shared-ui/core';
import { type Column, DataTable } from '@rankwright/shared-ui/tables';
import { formatTime, type BadVersion } from '../releases/fleet.model.ts';

const columns: Column<BadVersion>[] = [
  { key: 'name', label: 'Name', render: ({ name }) => name },
  { key: 'version', label: 'Version', render: ({ version }) => version },
  { key: 'reason', label: 'What was found', render: ({ reason }) => reason },
  { key: 'at', label: 'When', render: ({ at }) => formatTime(at) },
  { key: 'owner', label: 'Owner', render: ({ owner }) => owner },
];

/** Versions that nobody releases again without a word of their own. */
export const BadVersions = ({ versions }: { versions: readonly BadVersion[] }) => (
  <DataTable
    caption="Bad versions"
    columns={columns}
    rows={versions}
    rowKey={({ name, version }) => `${name}@${version}`}
    empty={
      <EmptyState
        title="No bad versions"
        text="A version is listed here when its smoke test or its visits as a canary fail."
      />
    }
  />
);
