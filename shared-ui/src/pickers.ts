/** Lazy shared module: pick a date, a time, an option or a value from a range. */
export { default as Autocomplete } from '@mui/material/Autocomplete';
export { default as Radio } from '@mui/material/Radio';
export { default as RadioGroup } from '@mui/material/RadioGroup';
export { default as Slider } from '@mui/material/Slider';
export { default as ToggleButton } from '@mui/material/ToggleButton';
export { default as ToggleButtonGroup } from '@mui/material/ToggleButtonGroup';
export { DateField, TimeField } from './pickers/DateTimeFields.tsx';
