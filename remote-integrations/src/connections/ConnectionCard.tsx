import { platformLabels, type Platform } from '@rankwright/contracts/limits';
import { getPlatformDescriptor } from '@rankwright/contracts/platforms';
import {
  Alert,
  Box,
  Button,
  Card,
  Collapse,
  PathIcon,
  Skeleton,
  StatusBadge,
  Typography,
} from '@rankwright/shared-ui/core';
import { useId, type ReactNode } from 'react';
import type { ConnectionBadge } from './connection.model.ts';
import type { OpenSetupForm } from './useOpenSetupForm.ts';

interface ConnectionCardProps {
  platform: Platform;
  badge: ConnectionBadge;
  /** The last error of a connection that no longer works. */
  problem: string | null;
  /** The panel of a connected platform; null while it is not connected. */
  connected: ReactNode;
  /** Shown instead of the description while stored credentials do not work. */
  saved?: ReactNode;
  form: ReactNode;
  setUp: OpenSetupForm;
}

const CardHeader = ({ platform, badge, id }: { platform: Platform; badge: ConnectionBadge; id: string }) => (
  <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
    <PathIcon path={getPlatformDescriptor(platform).icon} sx={{ fontSize: 28 }} />
    <Typography id={id} variant="h3" component="h2" sx={{ flex: 1 }}>
      {platformLabels[platform]}
    </Typography>
    <StatusBadge tone={badge.tone} label={badge.label} />
  </Box>
);

const cardStyle = { p: { xs: 2.5, sm: 3.5 }, display: 'grid', gap: 2, minWidth: 0 };

/** Loading state of a connection card. */
export const ConnectionCardSkeleton = ({ platform }: { platform: Platform }) => (
  <Card aria-busy="true" sx={cardStyle}>
    <CardHeader
      platform={platform}
      id={`${platform}-waiting`}
      badge={{ tone: 'neutral', label: 'Loading…' }}
    />
    <Skeleton variant="rounded" height={24} />
    <Skeleton variant="rounded" height={40} width={120} />
  </Card>
);

/** One platform: its status, and either its settings or its setup form. */
export const ConnectionCard = ({
  platform,
  badge,
  problem,
  connected,
  saved,
  form,
  setUp,
}: ConnectionCardProps) => {
  const id = useId();
  const open = setUp.open === platform;
  const openLabel = saved ? 'Change details' : `Set up ${platformLabels[platform]}`;
  return (
    <Card component="section" aria-labelledby={`${id}-title`} sx={cardStyle}>
      <CardHeader platform={platform} id={`${id}-title`} badge={badge} />
      {connected ?? (
        <>
          {problem && <Alert severity="error">{problem}</Alert>}
          {saved ?? (
            <Typography color="textSecondary">{getPlatformDescriptor(platform).description}</Typography>
          )}
          <Box>
            <Button
              variant="outlined"
              aria-expanded={open}
              {...(open && { 'aria-controls': `${id}-form` })}
              onClick={() => setUp.toggle(platform)}
            >
              {open ? 'Close' : openLabel}
            </Button>
            <Collapse in={open} id={`${id}-form`} timeout={200} mountOnEnter>
              <Box sx={{ pt: 2.5 }}>{form}</Box>
            </Collapse>
          </Box>
        </>
      )}
    </Card>
  );
};
