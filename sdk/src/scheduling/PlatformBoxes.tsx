import type { Connection } from '@rankwright/contracts/connections';
import { platformLabels, platforms, type Platform } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import { Box, Checkbox, FormControlLabel, Link, Typography } from '@rankwright/shared-ui/core';
import { Link as RouterLink } from 'react-router-dom';

interface PlatformBoxesProps {
  /** Undefined while they are being read. */
  connections: readonly Connection[] | undefined;
  failed: boolean;
  chosen: readonly Platform[];
  onChange: (chosen: readonly Platform[]) => void;
}

const reasonOf = (connected: boolean, known: boolean): string => {
  if (!known) return '';
  return connected ? 'Connected' : 'Not connected';
};

const Note = ({ connections, failed }: Pick<PlatformBoxesProps, 'connections' | 'failed'>) => {
  if (failed) return 'Your connections could not be read. Close this and try again in a moment.';
  if (!connections) return 'Reading your connections…';
  if (connections.some(({ connected }) => connected)) return 'The article goes to every platform you tick.';
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

/** One box per platform; those that are not connected cannot be ticked and say so. */
export const PlatformBoxes = ({ connections, failed, chosen, onChange }: PlatformBoxesProps) => {
  const isConnected = (platform: Platform): boolean =>
    connections?.some((connection) => connection.platform === platform && connection.connected) ?? false;
  const toggle = (platform: Platform) =>
    onChange(
      chosen.includes(platform) ? chosen.filter((other) => other !== platform) : [...chosen, platform],
    );
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ p: 0, mb: 0.5, fontSize: '0.875rem', fontWeight: 600 }}>
        Platforms
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 }}>
        {platforms.map((platform) => {
          const connected = isConnected(platform);
          const reason = reasonOf(connected, connections !== undefined);
          return (
            <FormControlLabel
              key={platform}
              disabled={!connected}
              control={
                <Checkbox
                  checked={connected && chosen.includes(platform)}
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
        <Note connections={connections} failed={failed} />
      </Typography>
    </Box>
  );
};
