/** Tabs. */
export { default as Tab, type TabProps } from '@mui/material/Tab';
export { default as Tabs, type TabsProps } from '@mui/material/Tabs';
