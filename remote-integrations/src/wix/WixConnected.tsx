import type { Connection } from '@rankwright/contracts/connections';
import { messageOf } from '@rankwright/sdk/api';
import { useQuery } from '@rankwright/sdk/query';
import { showToast } from '@rankwright/sdk/toasts';
import { Alert, Typography } from '@rankwright/shared-ui/core';
import { ConnectedPanel } from '../connections/ConnectedPanel.tsx';
import { useConnectionAction } from '../connections/useConnectionAction.ts';
import { LabelsField } from './LabelsField.tsx';
import { MemberField } from './MemberField.tsx';
import { categoriesQuery, configQuery, membersQuery, place, tagsQuery, wixCalls } from './wix.data.ts';

const Placement = () => {
  const config = useQuery(configQuery);
  const members = useQuery(membersQuery);
  const categories = useQuery(categoriesQuery);
  const tags = useQuery(tagsQuery);
  const placing = useConnectionAction(
    place,
    { title: 'Update Failed', text: 'Failed to save configuration' },
    () => {
      void config.refetch();
      showToast({ title: 'Setting saved', description: 'Posts follow it from now on.' });
    },
  );
  const failed = config.error ?? members.error ?? categories.error ?? tags.error;
  if (failed) return <Alert severity="error">{messageOf(failed, 'Network error occurred')}</Alert>;
  if (!config.data || !members.data || !categories.data || !tags.data)
    return <Typography role="status">Loading the blog…</Typography>;
  const now = { ...config.data.config, ...(placing.isPending && placing.variables) };
  return (
    <>
      <MemberField
        members={members.data}
        value={now.memberId ?? ''}
        onChange={(memberId) => placing.mutate({ memberId })}
      />
      <LabelsField
        label="Categories"
        choices={categories.data.categories}
        value={now.categoryIds ?? []}
        onChange={(categoryIds) => placing.mutate({ categoryIds })}
      />
      <LabelsField
        label="Tags"
        choices={tags.data.tags}
        value={now.tagIds ?? []}
        onChange={(tagIds) => placing.mutate({ tagIds })}
      />
    </>
  );
};

export const WixConnected = ({ connection }: { connection: Connection }) => (
  <ConnectedPanel connection={connection} calls={wixCalls}>
    <Placement />
  </ConnectedPanel>
);
