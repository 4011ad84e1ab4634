/** MUI's overlays, in a chunk of their own: no page shows one in its first frame. */
export { default as Dialog } from '@mui/material/Dialog';
export { default as Drawer } from '@mui/material/Drawer';
export { default as Menu } from '@mui/material/Menu';
export { default as Popover } from '@mui/material/Popover';
export { default as Tooltip } from '@mui/material/Tooltip';
