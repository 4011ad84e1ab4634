import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { Field, type FieldProps } from './Field.tsx';

/** Password field with a button that shows the password. */
export const PasswordField = ({ slotProps, ...rest }: Omit<FieldProps, 'type'>) => {
  const [isVisible, setIsVisible] = useState(false);
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        size="small"
        edge="end"
        aria-label={isVisible ? `Hide ${rest.label.toLowerCase()}` : `Show ${rest.label.toLowerCase()}`}
        aria-pressed={isVisible}
        onClick={() => setIsVisible(!isVisible)}
      >
        <Icon name={isVisible ? 'eye-off' : 'eye'} />
      </IconButton>
    </InputAdornment>
  );
  return (
    <Field
      {...rest}
      type={isVisible ? 'text' : 'password'}
      slotProps={{ ...slotProps, input: { endAdornment: toggle } }}
    />
  );
};
