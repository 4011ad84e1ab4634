import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PlatformOption<Id extends string> {
  id: Id;
  label: string;
  connected: boolean;
}

interface PlatformCheckboxesProps<Id extends string> {
  options: readonly PlatformOption<Id>[];
  /** Whether the connections have loaded. */
  state: 'loading' | 'failed' | 'loaded';
  selected: readonly Id[];
  onChange: (selected: readonly Id[]) => void;
  /** What will happen with the selection; shown once a platform is connected. */
  note: ReactNode;
  /** A link to where platforms are connected. */
  connectLink: ReactNode;
}

const getStatus = ({ connected }: PlatformOption<string>, state: 'loading' | 'failed' | 'loaded'): string => {
  if (state !== 'loaded') return '';
  return connected ? 'Connected' : 'Not connected';
};

const Note = ({
  options,
  state,
  note,
  connectLink,
}: Pick<PlatformCheckboxesProps<string>, 'options' | 'state' | 'note' | 'connectLink'>) => {
  if (state === 'failed') return 'Your connections could not be loaded. Close this dialog and try again.';
  if (state === 'loading') return 'Loading your connections…';
  if (options.some(({ connected }) => connected)) return note;
  return <>No platform is connected yet. {connectLink}.</>;
};

/** One checkbox per platform; platforms that are not connected are disabled and labelled so. */
export const PlatformCheckboxes = <Id extends string>(props: PlatformCheckboxesProps<Id>) => {
  const { options, state, selected, onChange } = props;
  const toggle = (id: Id) =>
    onChange(selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id]);
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ p: 0, mb: 0.5, fontSize: '0.875rem', fontWeight: 600 }}>
        Platforms
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 }}>
        {options.map((option) => (
          <FormControlLabel
            key={option.id}
            disabled={!option.connected}
            control={
              <Checkbox
                checked={option.connected && selected.includes(option.id)}
                onChange={() => toggle(option.id)}
                slotProps={{
                  input: { 'aria-label': option.label, 'aria-description': getStatus(option, state) },
                }}
              />
            }
            label={
              <>
                {option.label}
                <Typography component="span" variant="body2" color="textSecondary" sx={{ ml: 1 }}>
                  {getStatus(option, state)}
                </Typography>
              </>
            }
          />
        ))}
      </Box>
      <Typography component="div" variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        <Note {...props} />
      </Typography>
    </Box>
  );
};
