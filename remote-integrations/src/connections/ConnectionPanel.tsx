import { platformLabels, type Platform } from '@rankwright/contracts/limits';
import { getPlatformDescriptor } from '@rankwright/contracts/platforms';
import { Alert, Box, Button, Collapse, PathIcon } from '@rankwright/shared-ui/core';
import { useId, useState, type ReactNode } from 'react';
import type { ConnectionBadge } from './connection.model.ts';
import { IntegrationPanel } from './IntegrationPanel.tsx';

interface ConnectionPanelProps {
  platform: Platform;
  badge: ConnectionBadge;
  /** The last error of a connection that no longer works. */
  problem: string | null;
  /** The panel of a connected platform; null while it is not connected. */
  connected: ReactNode;
  /** What stored credentials that do not work mean, above the form that changes them. */
  saved?: ReactNode;
  /** The form that connects the platform; it may close itself. */
  renderForm: (close: () => void) => ReactNode;
}

type SetupProps = Pick<ConnectionPanelProps, 'saved' | 'renderForm'>;

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
export const ConnectionPanel = ({ platform, badge, problem, connected, ...setup }: ConnectionPanelProps) => (
  <IntegrationPanel
    name={platformLabels[platform]}
    icon={<PathIcon path={getPlatformDescriptor(platform).icon} sx={{ fontSize: 28 }} />}
    badge={badge}
  >
    {connected ?? (
      <>
        {problem && <Alert severity="error">{problem}</Alert>}
        <Setup {...setup} />
      </>
    )}
  </IntegrationPanel>
);
