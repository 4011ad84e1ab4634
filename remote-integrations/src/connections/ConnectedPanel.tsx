import type { Connection } from '@rankwright/contracts/connections';
import { platformLabels } from '@rankwright/contracts/limits';
import { showToast } from '@rankwright/sdk/toasts';
import { Box, Stack } from '@rankwright/shared-ui/core';
import type { ReactNode } from 'react';
import { AutoPublishField } from './AutoPublishField.tsx';
import { CheckList } from './CheckList.tsx';
import { ConnectedActions } from './ConnectedActions.tsx';
import { ConnectionFacts } from './ConnectionFacts.tsx';
import type { PlatformCalls } from './platformCalls.ts';
import { StatusField } from './StatusField.tsx';
import { useConnectionAction } from './useConnectionAction.ts';

interface ConnectedPanelProps {
  connection: Connection;
  calls: PlatformCalls;
  /** Lines under the facts, such as a token's expiry. */
  notice?: ReactNode;
  /** Where posts go: blog, author, collection. */
  children?: ReactNode;
  /** Further buttons. */
  actions?: ReactNode;
}

const failedUpdate = { title: 'Update Failed', text: 'Failed to update auto-publish setting' };

/** A connected platform: how it stands, how it publishes, and what can be done with it. */
export const ConnectedPanel = ({ connection, calls, notice, children, actions }: ConnectedPanelProps) => {
  const label = platformLabels[calls.platform];
  const testing = useConnectionAction(
    calls.test,
    { title: 'Connection Failed', text: 'Connection test failed' },
    ({ message }) => showToast({ title: 'Connection works', description: message }),
  );
  const saving = useConnectionAction(calls.update, failedUpdate, () =>
    showToast({ title: 'Setting saved', description: `${label} follows it from now on.` }),
  );
  const coming = saving.isPending ? saving.variables : {};
  return (
    <Stack spacing={2.5}>
      <ConnectionFacts connection={connection}>{notice}</ConnectionFacts>
      {testing.data && <CheckList checks={testing.data.checks} />}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
        <AutoPublishField
          checked={coming.autoPublish ?? connection.autoPublish}
          onChange={(autoPublish) => saving.mutate({ autoPublish })}
        />
        <StatusField
          statuses={calls.statuses}
          value={coming.defaultStatus ?? connection.defaultStatus}
          onChange={(defaultStatus) => saving.mutate({ defaultStatus })}
        />
        {children}
      </Box>
      <ConnectedActions
        calls={calls}
        refreshing={testing.isPending}
        onRefresh={() => testing.mutate(undefined)}
      >
        {actions}
      </ConnectedActions>
    </Stack>
  );
};
