/** What opens over a screen: dialogs, drawers, menus, popovers and tooltips. Loaded with the host. */
export { default as Dialog } from '@mui/material/Dialog';
export { default as DialogActions } from '@mui/material/DialogActions';
export { default as DialogContent } from '@mui/material/DialogContent';
export { default as DialogContentText } from '@mui/material/DialogContentText';
export { default as DialogTitle } from '@mui/material/DialogTitle';
export { default as Drawer } from '@mui/material/Drawer';
export { default as Menu } from '@mui/material/Menu';
export { default as MenuItem } from '@mui/material/MenuItem';
export { default as Popover } from '@mui/material/Popover';
export { default as Tooltip } from '@mui/material/Tooltip';
export { ConfirmDialog, type ConfirmDialogProps } from './dialogs/ConfirmDialog.tsx';
export { ActionMenu, type ActionMenuProps, type MenuAction } from './menus/ActionMenu.tsx';
