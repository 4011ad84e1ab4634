import type { Connection } from '@rankwright/contracts/connections';
import type { Platform } from '@rankwright/contracts/limits';
import { Stack } from '@rankwright/shared-ui/core';
import { useState, type ReactNode } from 'react';
import { ConnectedPanel } from './ConnectedPanel.tsx';
import { ConnectForm } from './ConnectForm.tsx';
import { ConnectionPanel } from './ConnectionPanel.tsx';
import { createPlatformClient } from './platformConnection.data.ts';
import { SecretNotice } from './SecretNotice.tsx';

export interface PlatformPanelProps {
  connection: Connection | undefined;
}

interface GeneralPanelProps extends PlatformPanelProps {
  platform: Platform;
  saveLabel?: string;
  /** The panel while connected, where a platform has more to show than the general one. */
  renderConnected?: (connection: Connection, onSecret: (secret: string) => void) => ReactNode;
}

/** A platform that is connected by the fields of its descriptor. */
export const PlatformPanel = ({ platform, connection, saveLabel, renderConnected }: GeneralPanelProps) => {
  const [secret, setSecret] = useState<string | null>(null);
  const client = createPlatformClient(platform);
  return (
    <ConnectionPanel
      platform={platform}
      connection={connection}
      connected={
        connection?.connected ? (
          <Stack spacing={2}>
            {secret && <SecretNotice secret={secret} onClose={() => setSecret(null)} />}
            {renderConnected?.(connection, setSecret) ?? (
              <ConnectedPanel connection={connection} client={client} />
            )}
          </Stack>
        ) : null
      }
      client={client}
      renderForm={() => (
        <ConnectForm platform={platform} onSecret={setSecret} {...(saveLabel && { saveLabel })} />
      )}
    />
  );
};
