import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/paths.ts';

export interface Stage {
  label: string;
  state: 'waiting' | 'active' | 'done' | 'failed';
}

const stateIcons: Record<Stage['state'], IconName> = {
  waiting: 'clock',
  active: 'play',
  done: 'check',
  failed: 'alert',
};
const stateLabels: Record<Stage['state'], string> = {
  waiting: 'waiting',
  active: 'in progress',
  done: 'done',
  failed: 'failed',
};

/** Progress of a long task: its stages, each with its state. */
export const StageList = ({ stages }: { stages: readonly Stage[] }) => (
  <Stack component="ol" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {stages.map(({ label, state }) => (
      <Stack
        key={label}
        component="li"
        direction="row"
        spacing={1}
        sx={{ color: state === 'waiting' ? 'text.secondary' : 'text.primary' }}
        {...(state === 'active' && { 'aria-current': 'step' as const })}
      >
        <Icon name={stateIcons[state]} title={stateLabels[state]} />
        <Typography sx={{ fontWeight: state === 'active' ? 600 : 400 }}>{label}</Typography>
      </Stack>
    ))}
  </Stack>
);
