import type { DialogProps } from '@mui/material/Dialog';
import type { DrawerProps } from '@mui/material/Drawer';
import type { MenuProps } from '@mui/material/Menu';
import type { PopoverProps } from '@mui/material/Popover';
import { createOverlay } from './createOverlay.tsx';

export const Dialog = createOverlay<DialogProps>((overlays) => overlays.Dialog);
export const Drawer = createOverlay<DrawerProps>((overlays) => overlays.Drawer);
export const Menu = createOverlay<MenuProps>((overlays) => overlays.Menu);
export const Popover = createOverlay<PopoverProps>((overlays) => overlays.Popover);
