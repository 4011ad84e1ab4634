import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { Field, type FieldProps } from './Field.tsx';

/** A password with a button that shows it. Pasting and password managers work. */
export const PasswordField = ({ slotProps, ...rest }: Omit<FieldProps, 'type'>) => {
  const [shown, setShown] = useState(false);
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        size="small"
        edge="end"
        aria-label={shown ? `Hide ${rest.label.toLowerCase()}` : `Show ${rest.label.toLowerCase()}`}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <Icon name={shown ? 'eye-off' : 'eye'} />
      </IconButton>
    </InputAdornment>
  );
  return (
    <Field
      {...rest}
      type={shown ? 'text' : 'password'}
      slotProps={{ ...slotProps, input: { endAdornment: toggle } }}
    />
  );
};
