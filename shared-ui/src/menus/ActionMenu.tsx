import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState, type ElementType, type MouseEvent } from 'react';
import { Icon } from '../icons/Icon.tsx';

/** Runs a function, or links with the router's link component. */
export type MenuAction = { label: string } & (
  { run: () => void; link?: never } | { link: { component: ElementType; to: string }; run?: never }
);

export interface ActionMenuProps {
  /** Text of the button; with `compact` its accessible name. */
  label: string;
  /** Three dots instead of the label. */
  compact?: boolean;
  /** Look of the button with the label. */
  variant?: 'text' | 'outlined' | 'contained';
  tabIndex?: number;
  /** Called when the menu opens. */
  actions: () => readonly MenuAction[];
}

const OpenMenu = ({
  anchor,
  actions,
  onClose,
}: Pick<ActionMenuProps, 'actions'> & {
  anchor: HTMLElement;
  onClose: () => void;
}) => (
  <Menu open anchorEl={anchor} onClose={onClose}>
    {actions().map(({ label, run, link }) => (
      <MenuItem
        key={label}
        {...link}
        onClick={() => {
          onClose();
          run?.();
        }}
      >
        {label}
      </MenuItem>
    ))}
  </Menu>
);

/** Button with a menu of actions; the menu renders only while it is open. */
export const ActionMenu = ({
  label,
  compact = false,
  variant = 'text',
  tabIndex = 0,
  actions,
}: ActionMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const button = {
    tabIndex,
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
  } as const;
  return (
    <>
      {compact ? (
        <IconButton size="small" color="inherit" aria-label={label} {...button}>
          <Icon name="more" style={{ fontSize: 18, strokeWidth: 3 }} />
        </IconButton>
      ) : (
        <Button variant={variant} endIcon={<Icon name="chevron-down" />} {...button}>
          {label}
        </Button>
      )}
      {anchor && <OpenMenu anchor={anchor} actions={actions} onClose={() => setAnchor(null)} />}
    </>
  );
};
