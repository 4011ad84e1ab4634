import type { FleetVersion, WatchedDeployable } from '@rankwright/contracts/fleet';
import { Button, Stack, StatusBadge, Typography } from '@rankwright/shared-ui/core';
import { type Column, DataTable } from '@rankwright/shared-ui/tables';
import type { Change } from '../changes/change.model.ts';
import { canRollBackTo, canStartCanary, formatTime, getVersionState } from '../releases/fleet.model.ts';

interface VersionProps {
  deployable: WatchedDeployable;
  onChange: (change: Change) => void;
}

const smokeLabels = { passed: 'Passed', skipped: 'No browser', pending: 'Not finished' } as const;

const StateCell = ({ row, deployable }: { row: FleetVersion; deployable: WatchedDeployable }) => (
  <>
    <StatusBadge {...getVersionState(row, deployable)} />
    {row.withdrawn && (
      <Typography variant="body2" color="textSecondary">
        {row.withdrawn.reason}
      </Typography>
    )}
  </>
);

const ActionCell = ({ row, deployable, onChange }: VersionProps & { row: FleetVersion }) => {
  const { name, current } = deployable;
  const { version } = row;
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {canRollBackTo(row, current) && (
        <Button
          size="small"
          color="error"
          aria-label={`Roll back to ${version}`}
          onClick={() => onChange({ kind: 'rollback', name, version })}
        >
          Roll back
        </Button>
      )}
      {canStartCanary(row, deployable) && (
        <Button
          size="small"
          aria-label={`Start ${version} as a canary`}
          onClick={() => onChange({ kind: 'start', name, version, percent: 10 })}
        >
          Start canary
        </Button>
      )}
    </Stack>
  );
};

const createColumns = (props: VersionProps): Column<FleetVersion>[] => [
  { key: 'version', label: 'Version', render: ({ version }) => version },
  { key: 'state', label: 'State', render: (row) => <StateCell row={row} deployable={props.deployable} /> },
  {
    key: 'releasedAt',
    label: 'Last current since',
    render: ({ releasedAt }) => (releasedAt ? formatTime(releasedAt) : '—'),
  },
  {
    key: 'smoke',
    label: 'Opened in a browser',
    render: ({ smoke }) => (smoke ? smokeLabels[smoke] : '—'),
  },
  { key: 'actions', label: 'Actions', render: (row) => <ActionCell {...props} row={row} /> },
];

/** Every version that was released or refused, the latest first. */
export const VersionTable = (props: VersionProps) => (
  <section aria-labelledby="versions">
    <Typography id="versions" variant="h4" component="h2" sx={{ mb: 1 }}>
      Versions
    </Typography>
    <DataTable
      caption={`Versions of ${props.deployable.name}`}
      columns={createColumns(props)}
      rows={props.deployable.versions}
      rowKey={({ version }) => version}
    />
  </section>
);
