import type { WatchedDeployable } from '@rankwright/contracts/fleet';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Link, StatusBadge, Typography } from '@rankwright/shared-ui/core';
import { type Column, DataTable } from '@rankwright/shared-ui/tables';
import { getHealth } from '../releases/fleet.model.ts';

const NameCell = ({ name, owner }: WatchedDeployable) => (
  <>
    <Link component={RouterLink} to={`?show=${name}`} sx={{ fontWeight: 600 }}>
      {name}
    </Link>
    <Typography variant="body2" color="textSecondary">
      {owner}
    </Typography>
  </>
);

const columns: Column<WatchedDeployable>[] = [
  { key: 'name', label: 'Name and owner', render: (row) => <NameCell {...row} /> },
  { key: 'health', label: 'Last hour', render: (row) => <StatusBadge {...getHealth(row)} /> },
  { key: 'current', label: 'Current', render: ({ current }) => current },
  { key: 'previous', label: 'Previous', render: ({ previous }) => previous ?? '—' },
  {
    key: 'canary',
    label: 'Canary',
    render: ({ canary }) =>
      canary ? <StatusBadge tone="info" label={`${canary.version}, ${canary.percent} %`} /> : '—',
  },
  { key: 'hostApi', label: 'Host API', render: ({ hostApi }) => hostApi },
];

/** The shell and the remotes; each leads to its versions. */
export const FleetTable = ({ deployables }: { deployables: readonly WatchedDeployable[] }) => (
  <DataTable caption="Fleet" columns={columns} rows={deployables} rowKey={({ name }) => name} />
);
