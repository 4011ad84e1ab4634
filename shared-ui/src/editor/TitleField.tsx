import InputBase from '@mui/material/InputBase';
import type { KeyboardEvent } from 'react';

export interface TitleFieldProps {
  value: string;
  onChange: (title: string) => void;
  /** Accessible name. */
  label: string;
  id?: string;
  placeholder?: string;
  /** Called on Enter and ArrowDown at the end: the text follows. */
  onLeave?: () => void;
}

const isLeaving = ({ key, currentTarget }: KeyboardEvent<HTMLTextAreaElement | HTMLInputElement>): boolean =>
  key === 'Enter' || (key === 'ArrowDown' && currentTarget.selectionStart === currentTarget.value.length);

const titleStyle = {
  display: 'flex',
  p: 0,
  mb: { xs: 2, md: 3 },
  fontFamily: 'h1.fontFamily',
  fontSize: { xs: '1.875rem', md: '2.75rem' },
  fontWeight: 500,
  lineHeight: 1.15,
  letterSpacing: '-0.015em',
  '& textarea': { textWrap: 'balance' },
  '& textarea:focus-visible': { outline: 'none' },
} as const;

/** The title on the page itself, as readers see it. It grows with its text and has no line breaks. */
export const TitleField = ({ value, onChange, label, id, placeholder, onLeave }: TitleFieldProps) => (
  <InputBase
    multiline
    value={value}
    sx={titleStyle}
    inputProps={{ 'aria-label': label, ...(id && { id }), ...(placeholder && { placeholder }) }}
    onChange={(event) => onChange(event.target.value.replace(/\s*\n\s*/g, ' '))}
    onKeyDown={(event) => {
      if (event.nativeEvent.isComposing || !isLeaving(event)) return;
      event.preventDefault();
      onLeave?.();
    }}
  />
);
