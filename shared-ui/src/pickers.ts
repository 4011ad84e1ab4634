/** Lazy shared module: date and time fields, stage list. */
export { default as Accordion } from '@mui/material/Accordion';
export { default as AccordionDetails } from '@mui/material/AccordionDetails';
export { default as AccordionSummary } from '@mui/material/AccordionSummary';
export { default as Autocomplete } from '@mui/material/Autocomplete';
export { default as FormControl } from '@mui/material/FormControl';
export { default as FormGroup } from '@mui/material/FormGroup';
export { default as FormLabel } from '@mui/material/FormLabel';
export { default as Radio } from '@mui/material/Radio';
export { default as RadioGroup } from '@mui/material/RadioGroup';
export { default as Slider } from '@mui/material/Slider';
export { default as ToggleButton } from '@mui/material/ToggleButton';
export { default as ToggleButtonGroup } from '@mui/material/ToggleButtonGroup';
export { DateField, TimeField } from './pickers/DateTimeFields.tsx';
export { StageList, type Stage } from './pickers/StageList.tsx';
