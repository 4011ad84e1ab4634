import type { Connection } from '@rankwright/contracts/connections';
import { useQuery } from '@rankwright/sdk/query';
import { showToast } from '@rankwright/sdk/toasts';
import { Alert, Typography } from '@rankwright/shared-ui/core';
import { getConnectionErrorText } from '../connections/connectionErrorText.ts';
import { ConnectedPanel } from '../connections/ConnectedPanel.tsx';
import { useConnectionAction } from '../connections/useConnectionAction.ts';
import { LabelsField } from './LabelsField.tsx';
import { MemberField } from './MemberField.tsx';
import {
  categoriesQuery,
  configQuery,
  membersQuery,
  requestUpdateWix,
  tagsQuery,
  wixClient,
} from './wix.data.ts';

const PlacementFields = () => {
  const config = useQuery(configQuery);
  const members = useQuery(membersQuery);
  const categories = useQuery(categoriesQuery);
  const tags = useQuery(tagsQuery);
  const savingPlacement = useConnectionAction(
    requestUpdateWix,
    { title: 'Update Failed', text: 'Failed to save configuration' },
    () => {
      void config.refetch();
      showToast({ title: 'Setting saved', description: 'Posts use this setting from now on.' });
    },
  );
  const failed = config.error ?? members.error ?? categories.error ?? tags.error;
  if (failed) return <Alert severity="error">{getConnectionErrorText(failed)}</Alert>;
  if (!config.data || !members.data || !categories.data || !tags.data)
    return <Typography role="status">Loading the blog…</Typography>;
  const settings = { ...config.data.config, ...(savingPlacement.isPending && savingPlacement.variables) };
  return (
    <>
      <MemberField
        members={members.data}
        value={settings.memberId ?? ''}
        onChange={(memberId) => savingPlacement.mutate({ memberId })}
      />
      <LabelsField
        label="Categories of every post"
        choices={categories.data.categories}
        value={settings.categoryIds ?? []}
        onChange={(categoryIds) => savingPlacement.mutate({ categoryIds })}
      />
      <LabelsField
        label="Tags of every post"
        choices={tags.data.tags}
        value={settings.tagIds ?? []}
        onChange={(tagIds) => savingPlacement.mutate({ tagIds })}
      />
    </>
  );
};

export const WixConnected = ({ connection }: { connection: Connection }) => (
  <ConnectedPanel connection={connection} client={wixClient}>
    <PlacementFields />
  </ConnectedPanel>
);
