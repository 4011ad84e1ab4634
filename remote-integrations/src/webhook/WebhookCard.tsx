import type { Connection } from '@rankwright/contracts/connections';
import { Stack } from '@rankwright/shared-ui/core';
import { useState } from 'react';
import { getConnectionBadge } from '../connections/connection.model.ts';
import { ConnectionCard } from '../connections/ConnectionCard.tsx';
import type { OpenSetupForm } from '../connections/useOpenSetupForm.ts';
import { SecretNotice } from './SecretNotice.tsx';
import { WebhookConnected } from './WebhookConnected.tsx';
import { WebhookForm } from './WebhookForm.tsx';

export const WebhookCard = ({
  connection,
  setUp,
}: {
  connection: Connection | undefined;
  setUp: OpenSetupForm;
}) => {
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <ConnectionCard
      platform="webhook"
      badge={getConnectionBadge(connection)}
      problem={connection?.lastError ?? null}
      connected={
        connection?.connected ? (
          <Stack spacing={2}>
            {secret && <SecretNotice secret={secret} onClose={() => setSecret(null)} />}
            <WebhookConnected connection={connection} onSecret={setSecret} />
          </Stack>
        ) : null
      }
      form={<WebhookForm savedUrl="" onSecret={setSecret} />}
      setUp={setUp}
    />
  );
};
