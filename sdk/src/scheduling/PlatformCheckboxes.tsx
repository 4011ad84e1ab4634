import type { Connection } from '@rankwright/contracts/connections';
import { platformLabels, platforms, type Platform } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import { Box, Checkbox, FormControlLabel, Link, Typography } from '@rankwright/shared-ui/core';
import { Link as RouterLink } from 'react-router-dom';

interface PlatformCheckboxesProps {
  /** Undefined while loading. */
  connections: readonly Connection[] | undefined;
  failed: boolean;
  chosen: readonly Platform[];
  onChange: (selected: readonly Platform[]) => void;
}

const getConnectionStatus = (connected: boolean, isLoaded: boolean): string => {
  if (!isLoaded) return '';
  return connected ? 'Connected' : 'Not connected';
};

const ConnectionNote = ({ connections, failed }: Pick<PlatformCheckboxesProps, 'connections' | 'failed'>) => {
  if (failed) return 'Your connections could not be loaded. Close this dialog and try again.';
  if (!connections) return 'Loading your connections…';
  if (connections.some(({ connected }) => connected))
    return 'The article is published to every platform you select.';
  return (
    <>
      No platform is connected yet.{' '}
      <Link component={RouterLink} to={paths.integrations}>
        Connect one in Integrations
      </Link>
      .
    </>
  );
};

/** One checkbox per platform; platforms that are not connected are disabled and labelled so. */
export const PlatformCheckboxes = ({
  connections,
  failed,
  chosen: selected,
  onChange,
}: PlatformCheckboxesProps) => {
  const isConnected = (platform: Platform): boolean =>
    connections?.some((connection) => connection.platform === platform && connection.connected) ?? false;
  const toggle = (platform: Platform) =>
    onChange(
      selected.includes(platform) ? selected.filter((other) => other !== platform) : [...selected, platform],
    );
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ p: 0, mb: 0.5, fontSize: '0.875rem', fontWeight: 600 }}>
        Platforms
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 }}>
        {platforms.map((platform) => {
          const connected = isConnected(platform);
          const reason = getConnectionStatus(connected, connections !== undefined);
          return (
            <FormControlLabel
              key={platform}
              disabled={!connected}
              control={
                <Checkbox
                  checked={connected && selected.includes(platform)}
                  onChange={() => toggle(platform)}
                  slotProps={{
                    input: { 'aria-label': platformLabels[platform], 'aria-description': reason },
                  }}
                />
              }
              label={
                <>
                  {platformLabels[platform]}
                  <Typography component="span" variant="body2" color="textSecondary" sx={{ ml: 1 }}>
                    {reason}
                  </Typography>
                </>
              }
            />
          );
        })}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        <ConnectionNote connections={connections} failed={failed} />
      </Typography>
    </Box>
  );
};
