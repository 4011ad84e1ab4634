import type { Connection } from '@rankwright/contracts/connections';
import { messageOf } from '@rankwright/sdk/api';
import { useQuery } from '@rankwright/sdk/query';
import { showToast } from '@rankwright/sdk/toasts';
import { Alert, Typography } from '@rankwright/shared-ui/core';
import { ConnectedPanel } from '../connections/ConnectedPanel.tsx';
import { useConnectionAction } from '../connections/useConnectionAction.ts';
import { CollectionField } from './CollectionField.tsx';
import { MappingFields } from './MappingFields.tsx';
import { collectionsQuery, configQuery, save, webflowCalls } from './webflow.data.ts';

const Destination = () => {
  const stored = useQuery(configQuery);
  const collections = useQuery(collectionsQuery);
  const saving = useConnectionAction(
    save,
    { title: 'Update Failed', text: 'Failed to save configuration' },
    () => {
      void stored.refetch();
      showToast({ title: 'Setting saved', description: 'Posts follow it from now on.' });
    },
  );
  const failed = stored.error ?? collections.error;
  if (failed) return <Alert severity="error">{messageOf(failed, 'Network error occurred')}</Alert>;
  if (!stored.data?.config || !collections.data)
    return <Typography role="status">Loading collections…</Typography>;
  const { siteId, collectionId, autoPublish, defaultStatus, fieldMapping } = stored.data.config;
  const kept = { siteId, autoPublish, defaultStatus };
  const shown = saving.isPending ? saving.variables : { collectionId, fieldMapping };
  const collection = collections.data.find(({ id }) => id === shown.collectionId);
  return (
    <>
      <CollectionField
        collections={collections.data}
        value={shown.collectionId}
        onChange={(chosen) => saving.mutate({ ...kept, collectionId: chosen })}
      />
      {collection && (
        <MappingFields
          collection={collection}
          mapping={shown.fieldMapping ?? collection.mapping}
          onChange={(mapping) =>
            saving.mutate({ ...kept, collectionId: shown.collectionId, fieldMapping: mapping })
          }
        />
      )}
    </>
  );
};

export const WebflowConnected = ({ connection }: { connection: Connection }) => (
  <ConnectedPanel connection={connection} calls={webflowCalls}>
    <Destination />
  </ConnectedPanel>
);
