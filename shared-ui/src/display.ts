/** Lazy shared module: cards, chips, lists and progress. */
export { default as Card } from '@mui/material/Card';
export { default as CardContent } from '@mui/material/CardContent';
export { default as Chip } from '@mui/material/Chip';
export { default as Collapse } from '@mui/material/Collapse';
export { default as LinearProgress } from '@mui/material/LinearProgress';
export { default as List } from '@mui/material/List';
export { default as ListItemButton } from '@mui/material/ListItemButton';
export { default as ListItemText } from '@mui/material/ListItemText';
export { PlanCard, type PlanCardProps } from './plans/PlanCard.tsx';
