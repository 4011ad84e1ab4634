import type { Connection } from '@rankwright/contracts/connections';
import { platformLabels, type Platform } from '@rankwright/contracts/limits';
import { getPlatformDescriptor } from '@rankwright/contracts/platforms';
import { Alert, Box, Button, PathIcon } from '@rankwright/shared-ui/core';
import { Collapse } from '@rankwright/shared-ui/lists';
import { useId, useState, type ReactNode } from 'react';
import { getConnectionBadge, type ConnectionBadge } from './connection.model.ts';
import { IntegrationPanel } from './IntegrationPanel.tsx';
import type { PlatformClient } from './platformClient.ts';
import { SavedPanel } from './SavedPanel.tsx';

interface ConnectionPanelProps {
  platform: Platform;
  connection: Connection | undefined;
  /** The connection's own unless stated. */
  badge?: ConnectionBadge;
  /** The panel of a connected platform; null while it is not connected. */
  connected: ReactNode;
  /** Tests and removes stored credentials that do not work; platforms without one show their form at once. */
  client?: PlatformClient;
  /** The form that connects the platform; it may close itself. */
  renderForm: (close: () => void) => ReactNode;
}

interface SetupProps {
  saved: ReactNode;
  renderForm: ConnectionPanelProps['renderForm'];
}

/** The form at once; behind a button when there are stored credentials. */
const Setup = ({ saved, renderForm }: SetupProps) => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (!saved) return renderForm(close);
  return (
    <>
      {saved}
      <Box>
        <Button
          variant="outlined"
          aria-expanded={isOpen}
          {...(isOpen && { 'aria-controls': id })}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Close' : 'Change details'}
        </Button>
        <Collapse in={isOpen} id={id} timeout={200} mountOnEnter>
          <Box sx={{ pt: 2.5 }}>{renderForm(close)}</Box>
        </Collapse>
      </Box>
    </>
  );
};

/** One platform: its status, and either its settings or its setup form. */
export const ConnectionPanel = ({
  platform,
  connection,
  badge = getConnectionBadge(connection),
  connected,
  client,
  renderForm,
}: ConnectionPanelProps) => (
  <IntegrationPanel
    name={platformLabels[platform]}
    icon={<PathIcon path={getPlatformDescriptor(platform).icon} sx={{ fontSize: 28 }} />}
    badge={badge}
  >
    {connected ?? (
      <>
        {connection?.lastError && <Alert severity="error">{connection.lastError}</Alert>}
        <Setup
          saved={client && connection?.method ? <SavedPanel connection={connection} client={client} /> : null}
          renderForm={renderForm}
        />
      </>
    )}
  </IntegrationPanel>
);
