import type { Connection } from '@rankwright/contracts/connections';
import { showToast } from '@rankwright/sdk/toasts';
import type { ReactNode } from 'react';
import { ImportSection } from './ImportSection.tsx';
import { CheckList } from './CheckList.tsx';
import { ConnectedActions } from './ConnectedActions.tsx';
import { canImport } from './connection.model.ts';
import { ConnectionDetails } from './ConnectionDetails.tsx';
import { IntegrationSection } from './IntegrationSection.tsx';
import { ModeSetting } from './ModeSetting.tsx';
import type { PlatformClient } from './platformClient.ts';
import { PublishDefaultsSection } from './PublishDefaultsSection.tsx';
import { useConnectionAction } from './useConnectionAction.ts';

interface ConnectedPanelProps {
  connection: Connection;
  client: PlatformClient;
  /** Alerts below the connection details, such as a token's expiry. */
  notice?: ReactNode;
  /** Publishing target fields: blog, author, collection. */
  children?: ReactNode;
  /** Platform-specific buttons. */
  actions?: ReactNode;
}

/** A connected platform: its status, publishing settings and actions. */
export const ConnectedPanel = ({ connection, client, notice, children, actions }: ConnectedPanelProps) => {
  const testing = useConnectionAction(
    client.test,
    { title: 'Connection Failed', text: 'Connection test failed' },
    ({ message }) => showToast({ title: 'Connection works', description: message }),
  );
  return (
    <>
      <ConnectionDetails connection={connection}>{notice}</ConnectionDetails>
      {testing.data && <CheckList checks={testing.data.checks} />}
      <ConnectedActions
        client={client}
        refreshing={testing.isPending}
        onRefresh={() => testing.mutate(undefined)}
      >
        {actions}
      </ConnectedActions>
      <IntegrationSection title="Publishing">
        <ModeSetting connection={connection} />
        {children}
      </IntegrationSection>
      <PublishDefaultsSection platform={client.platform} />
      {canImport(connection) && <ImportSection platform={client.platform} />}
    </>
  );
};
