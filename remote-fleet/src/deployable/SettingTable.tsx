import type { FleetSetting, WatchedDeployable } from '@rankwright/contracts/fleet';
import { Button, Typography } from '@rankwright/shared-ui/core';
import { type Column, DataTable } from '@rankwright/shared-ui/tables';
import { formatSetting, type Change } from '../changes/change.model.ts';

interface SettingProps {
  deployable: WatchedDeployable;
  onChange: (change: Change) => void;
}

const createColumns = ({ deployable: { name }, onChange }: SettingProps): Column<FleetSetting>[] => [
  { key: 'name', label: 'Name', render: (setting) => setting.name },
  { key: 'description', label: 'Description', render: ({ description }) => description },
  { key: 'kind', label: 'Kind', render: ({ kind }) => (kind === 'flag' ? 'Flag' : 'Config') },
  { key: 'value', label: 'Value', render: formatSetting },
  {
    key: 'actions',
    label: 'Actions',
    render: (setting) => (
      <Button
        size="small"
        aria-label={`Change ${setting.name}`}
        onClick={() => onChange({ kind: 'setting', name, setting })}
      >
        Change
      </Button>
    ),
  },
];

/** Flags and config that the remote declares. */
export const SettingTable = (props: SettingProps) => {
  const { name, settings } = props.deployable;
  if (name === 'shell') return null;
  return (
    <section aria-labelledby="settings">
      <Typography id="settings" variant="h4" component="h2" sx={{ mb: 1 }}>
        Flags and config
      </Typography>
      {settings.length === 0 ? (
        <Typography color="textSecondary">{name} declares no flags and no config.</Typography>
      ) : (
        <DataTable
          caption={`Flags and config of ${name}`}
          columns={createColumns(props)}
          rows={settings}
          rowKey={(setting) => `${setting.kind} ${setting.name}`}
        />
      )}
    </section>
  );
};
