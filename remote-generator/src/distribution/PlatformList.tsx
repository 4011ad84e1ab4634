import type { Connection } from '@rankwright/contracts/connections';
import { platformLabels, listedPlatforms, type Platform } from '@rankwright/contracts/limits';
import { getPlatformDescriptor } from '@rankwright/contracts/platforms';
import { showError } from '@rankwright/sdk/toasts';
import { Box, PathIcon, Skeleton, StatusBadge, Typography } from '@rankwright/shared-ui/core';
import { Switch } from '@rankwright/shared-ui/forms';

const notifyNotConnected = (platform: Platform): void =>
  void showError(
    'Platform Not Connected',
    `Please connect to ${platformLabels[platform]} first in the Integrations page.`,
  );

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const;

interface PlatformRowProps {
  platform: Platform;
  connection: Connection | undefined;
  selected: boolean;
  disabled: boolean;
  onToggle: () => void;
}

/**
 * The switch of an unconnected platform stays focusable (`aria-disabled`): toggling it explains what to do.
 */
const PlatformRow = ({ platform, connection, selected, disabled, onToggle }: PlatformRowProps) => {
  const connected = connection?.connected ?? false;
  return (
    <Box component="li" sx={rowStyle}>
      <PathIcon path={getPlatformDescriptor(platform).icon} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{platformLabels[platform]}</Typography>
        {connected && connection?.name && (
          <Typography variant="body2" color="textSecondary" noWrap>
            {connection.name}
          </Typography>
        )}
      </Box>
      <StatusBadge
        tone={connected ? 'success' : 'neutral'}
        label={connected ? 'Connected' : 'Not connected'}
      />
      <Switch
        checked={selected}
        disabled={disabled}
        sx={{ opacity: connected ? 1 : 0.5 }}
        slotProps={{
          input: {
            'aria-label': `Distribute to ${platformLabels[platform]}`,
            'aria-disabled': !connected,
          },
        }}
        onChange={() => (connected ? onToggle() : notifyNotConnected(platform))}
      />
    </Box>
  );
};

interface PlatformListProps {
  connections: readonly Connection[];
  selected: readonly Platform[];
  disabled: boolean;
  onChange: (selected: readonly Platform[]) => void;
}

/** The platforms, each with its connection status and a switch. */
export const PlatformList = ({ connections, selected, disabled, onChange }: PlatformListProps) => (
  <Box component="ul" aria-label="Platforms" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {listedPlatforms.map((platform) => (
      <PlatformRow
        key={platform}
        platform={platform}
        connection={connections.find((candidate) => candidate.platform === platform)}
        selected={selected.includes(platform)}
        disabled={disabled}
        onToggle={() =>
          onChange(
            selected.includes(platform)
              ? selected.filter((other) => other !== platform)
              : [...selected, platform],
          )
        }
      />
    ))}
  </Box>
);

/** Placeholder rows while the connections load. */
export const PlatformListSkeleton = () => (
  <Box role="status" aria-label="Loading…">
    {listedPlatforms.map((platform) => (
      <Box key={platform} sx={{ ...rowStyle, minHeight: 55 }}>
        <PathIcon path={getPlatformDescriptor(platform).icon} />
        <Typography sx={{ fontWeight: 600, flex: 1 }}>{platformLabels[platform]}</Typography>
        <Skeleton width={88} />
        <Skeleton variant="rounded" width={34} height={14} sx={{ mx: 1.5 }} />
      </Box>
    ))}
  </Box>
);
