import type { DialogProps } from '@mui/material/Dialog';
import type { DrawerProps } from '@mui/material/Drawer';
import type { MenuProps } from '@mui/material/Menu';
import type { PopoverProps } from '@mui/material/Popover';
import { createOverlay } from './createOverlay.tsx';
import { createOverlayPart } from './createOverlayPart.tsx';

export const Dialog = createOverlay<DialogProps>((overlays) => overlays.Dialog);
export const Drawer = createOverlay<DrawerProps>((overlays) => overlays.Drawer);
export const Menu = createOverlay<MenuProps>((overlays) => overlays.Menu);
export const Popover = createOverlay<PopoverProps>((overlays) => overlays.Popover);

export const DialogActions = createOverlayPart((overlays) => overlays.DialogActions);
export const DialogContent = createOverlayPart((overlays) => overlays.DialogContent);
export const DialogContentText = createOverlayPart((overlays) => overlays.DialogContentText);
export const DialogTitle = createOverlayPart((overlays) => overlays.DialogTitle);
export const MenuItem = createOverlayPart((overlays) => overlays.MenuItem);
