/** Main entry point: theme, basic MUI components and our own. Loaded with the host. */
export { default as Alert } from '@mui/material/Alert';
export { default as Avatar } from '@mui/material/Avatar';
export { default as Box } from '@mui/material/Box';
export { default as Button } from '@mui/material/Button';
export { default as Container } from '@mui/material/Container';
export { default as IconButton } from '@mui/material/IconButton';
export { default as Link } from '@mui/material/Link';
export { default as Paper } from '@mui/material/Paper';
export { default as Skeleton } from '@mui/material/Skeleton';
export { default as Stack } from '@mui/material/Stack';
export { default as Typography } from '@mui/material/Typography';
export { default as useMediaQuery } from '@mui/material/useMediaQuery';
export { alpha, styled, useTheme, type Theme } from '@mui/material/styles';
export { default as visuallyHidden } from '@mui/utils/visuallyHidden';

export { Illustration, type IllustrationName } from './brand/Illustration.tsx';
export { Logo, LogoMark } from './brand/Logo.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './dialogs/ConfirmDialog.tsx';
export { Toaster, type ShownToast } from './feedback/Toaster.tsx';
export { Icon, NamedIcon, PathIcon, type IconProps, type PathIconProps } from './icons/Icon.tsx';
export { iconPaths, type IconName } from './icons/paths.ts';
export { ActionMenu, type ActionMenuProps, type MenuAction } from './menus/ActionMenu.tsx';
export { loadOverlays } from './overlays/loadOverlays.ts';
export {
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Drawer,
  Menu,
  MenuItem,
  Popover,
} from './overlays/overlays.ts';
export { Tooltip } from './overlays/Tooltip.tsx';
export { PageHeader, type PageHeaderProps } from './page/PageHeader.tsx';
export { wideScreen, wideScreenSelector } from './page/wideScreen.ts';
export { SkipLink } from './page/SkipLink.tsx';
export { GateOverlay, type GateOverlayProps } from './plans/GateOverlay.tsx';
export { type SkeletonShape } from './skeletons/SkeletonBars.tsx';
export { LoadingState } from './skeletons/LoadingState.tsx';
export { Badge, type BadgeProps } from './states/Badge.tsx';
export { EmptyState } from './states/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './states/ErrorState.tsx';
export { StatTile } from './states/StatTile.tsx';
export { StatusBadge, type Tone } from './states/StatusBadge.tsx';
export { colorModeKey, schemeAttribute, type ColorMode } from './theme/colorMode.ts';
export { RankwrightTheme } from './theme/RankwrightTheme.tsx';
export { theme } from './theme/theme.ts';
export { tokens } from './theme/tokens.ts';
export { useColorMode } from './theme/useColorMode.ts';
