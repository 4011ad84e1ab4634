import type { AuditEntry } from '@rankwright/contracts/fleet';
import { getErrorMessage } from '@rankwright/sdk/api';
import { useQuery } from '@rankwright/sdk/query';
import { Box, EmptyState, ErrorState, LoadingState } from '@rankwright/shared-ui/core';
import { type Column, DataTable } from '@rankwright/shared-ui/tables';
import { auditQuery } from '../releases/fleet.data.ts';
import { formatTime } from '../releases/fleet.model.ts';

/** Settings are one long word, which would take the room of the other columns. */
const Reason = ({ text }: { text: string }) => (
  <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
    {text}
  </Box>
);

const columns: Column<AuditEntry>[] = [
  { key: 'at', label: 'When', width: 200, render: ({ at }) => formatTime(at) },
  { key: 'by', label: 'Who', render: ({ by }) => by },
  { key: 'action', label: 'What', render: ({ action, subject }) => `${action} ${subject}` },
  {
    key: 'version',
    label: 'Version',
    width: 160,
    render: ({ version, from }) => (version && from ? `${from} → ${version}` : (version ?? '—')),
  },
  { key: 'reason', label: 'Why', render: ({ reason }) => <Reason text={reason ?? '—'} /> },
];

/** Who changed what in the releases, when and why; nothing in it is ever changed. */
export const AuditLog = () => {
  const { data, error, isFetching, refetch } = useQuery(auditQuery);
  if (data)
    return (
      <DataTable
        caption="Audit log"
        columns={columns}
        rows={data.entries}
        rowKey={(entry) => JSON.stringify(entry)}
        empty={<EmptyState title="No entries yet" text="Every release and every change is listed here." />}
      />
    );
  if (!error) return <LoadingState shape="table" />;
  return (
    <ErrorState
      title="The audit log could not be loaded"
      text={getErrorMessage(error, 'Please try again.')}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
};
