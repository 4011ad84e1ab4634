import type { Connection } from '@rankwright/contracts/connections';
import { useQuery } from '@rankwright/sdk/query';
import { showToast } from '@rankwright/sdk/toasts';
import { Alert, Typography } from '@rankwright/shared-ui/core';
import { getConnectionErrorText } from '../connections/connectionErrorText.ts';
import { ConnectedPanel } from '../connections/ConnectedPanel.tsx';
import { useConnectionAction } from '../connections/useConnectionAction.ts';
import { CollectionField } from './CollectionField.tsx';
import { MappingFields } from './MappingFields.tsx';
import { collectionsQuery, configQuery, requestSaveWebflow, webflowClient } from './webflow.data.ts';

const CollectionSettings = () => {
  const stored = useQuery(configQuery);
  const collections = useQuery(collectionsQuery);
  const saving = useConnectionAction(
    requestSaveWebflow,
    { title: 'Update Failed', text: 'Failed to save configuration' },
    () => {
      void stored.refetch();
      showToast({ title: 'Setting saved', description: 'Posts use this setting from now on.' });
    },
  );
  const failed = stored.error ?? collections.error;
  if (failed) return <Alert severity="error">{getConnectionErrorText(failed)}</Alert>;
  if (!stored.data?.config || !collections.data)
    return <Typography role="status">Loading collections…</Typography>;
  const { siteId, collectionId, autoPublish, fieldMapping } = stored.data.config;
  const currentSettings = { siteId, autoPublish };
  const displayed = saving.isPending ? saving.variables : { collectionId, fieldMapping };
  const collection = collections.data.find(({ id }) => id === displayed.collectionId);
  return (
    <>
      <CollectionField
        collections={collections.data}
        value={displayed.collectionId}
        onChange={(selected) => saving.mutate({ ...currentSettings, collectionId: selected })}
      />
      {collection && (
        <MappingFields
          collection={collection}
          mapping={displayed.fieldMapping ?? collection.mapping}
          onChange={(mapping) =>
            saving.mutate({ ...currentSettings, collectionId: displayed.collectionId, fieldMapping: mapping })
          }
        />
      )}
    </>
  );
};

export const WebflowConnected = ({ connection }: { connection: Connection }) => (
  <ConnectedPanel connection={connection} client={webflowClient}>
    <CollectionSettings />
  </ConnectedPanel>
);
