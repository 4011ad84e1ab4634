/** How far something is, or how much of it is used. */
export { default as LinearProgress } from '@mui/material/LinearProgress';
export { StageList, type Stage } from './states/StageList.tsx';
export { UsageBar } from './usage/UsageBar.tsx';
