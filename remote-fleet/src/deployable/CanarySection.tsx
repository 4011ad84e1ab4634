import type { WatchedDeployable } from '@rankwright/contracts/fleet';
import { Button, Stack, StatTile, Typography } from '@rankwright/shared-ui/core';
import type { Change } from '../changes/change.model.ts';
import { formatTime } from '../releases/fleet.model.ts';

interface CanaryProps {
  deployable: WatchedDeployable;
  onChange: (change: Change) => void;
}

const formatStarts = ({ starts, failures }: { starts: number; failures: number }): string =>
  `${failures} of ${starts}`;

/** The running canary beside the current version, and what may become of it. */
export const CanarySection = ({ deployable: { name, canary }, onChange }: CanaryProps) => {
  if (!canary) return null;
  const { version, percent, startedAt } = canary;
  const change = (kind: 'resize' | 'promote' | 'stop') => () => onChange({ kind, name, version, percent });
  return (
    <section aria-labelledby="canary">
      <Typography id="canary" variant="h4" component="h2">
        Canary {version}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        For {percent} % of browsers since {formatTime(startedAt)}. It is halted automatically when it fails
        more often than the current version.
      </Typography>
      <Stack direction="row" spacing={4} sx={{ mb: 2 }}>
        <StatTile label="Failed starts of the canary" value={formatStarts(canary.canary)} />
        <StatTile label="Failed starts of the current version" value={formatStarts(canary.current)} />
      </Stack>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={change('promote')}>
          Promote
        </Button>
        <Button variant="outlined" onClick={change('resize')}>
          Change percentage
        </Button>
        <Button color="error" onClick={change('stop')}>
          Stop canary
        </Button>
      </Stack>
    </section>
  );
};
