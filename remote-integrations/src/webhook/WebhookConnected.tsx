import type { Connection } from '@rankwright/contracts/connections';
import { useApiMutation } from '@rankwright/sdk/query';
import { Alert, Box, Button } from '@rankwright/shared-ui/core';
import { getConnectionErrorText } from '../connections/connectionErrorText.ts';
import { CheckList } from '../connections/CheckList.tsx';
import { ConnectForm } from '../connections/ConnectForm.tsx';
import { ConnectionDetails } from '../connections/ConnectionDetails.tsx';
import { DisconnectButton } from '../connections/DisconnectButton.tsx';
import { IntegrationSection } from '../connections/IntegrationSection.tsx';
import { ModeSetting } from '../connections/ModeSetting.tsx';
import { PublishDefaultsSection } from '../connections/PublishDefaultsSection.tsx';
import { DeliveryLog } from './DeliveryLog.tsx';
import { RotateSecretButton } from './RotateSecretButton.tsx';
import { webhookClient, webhookKeys } from './webhook.data.ts';

interface WebhookConnectedProps {
  connection: Connection;
  onSecret: (secret: string) => void;
}

/** The webhook's settings, its test and the log of deliveries. */
export const WebhookConnected = ({ connection, onSecret }: WebhookConnectedProps) => {
  const url = connection.url ?? '';
  const testing = useApiMutation({
    send: webhookClient.test,
    errorText: null,
    invalidates: webhookKeys,
    success: { title: 'Test delivered', description: 'Your receiver accepted it.' },
  });
  return (
    <>
      <ConnectionDetails connection={connection}>
        {testing.error && !connection.lastError && (
          <Alert severity="error" sx={{ mt: 1 }}>
            {getConnectionErrorText(testing.error, 'The test delivery failed.')}
          </Alert>
        )}
      </ConnectionDetails>
      {testing.data && <CheckList checks={testing.data.checks} />}
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button variant="outlined" loading={testing.isPending} onClick={() => testing.mutate()}>
          Send a test delivery
        </Button>
        <RotateSecretButton url={url} onSecret={onSecret} />
        <DisconnectButton platform="webhook" disconnect={webhookClient.disconnect} />
      </Box>
      <IntegrationSection title="Publishing">
        <ConnectForm key={url} platform="webhook" saved={{ url }} saveLabel="Save URL" onSecret={onSecret} />
        <ModeSetting connection={connection} />
      </IntegrationSection>
      <PublishDefaultsSection platform={connection.platform} />
      <DeliveryLog />
    </>
  );
};
