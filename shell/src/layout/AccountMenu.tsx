import { drafts } from '@rankwright/sdk/drafts';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { useSession } from '@rankwright/sdk/session';
import { Avatar, IconButton, NamedIcon } from '@rankwright/shared-ui/core';
import { Menu, MenuItem } from '@rankwright/shared-ui/overlays';
import { useState } from 'react';
import { requestLogOut, logOutAndClearDrafts } from '../session/logOut.ts';
import type { NavigationItem } from './navigation.model.ts';
import { useAccount } from './useAccount.ts';

/** Account menu, opened by the profile picture. */
export const AccountMenu = ({ items }: { items: readonly NavigationItem[] }) => {
  const account = useAccount();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { userId } = useSession();
  const close = () => setAnchor(null);
  const leave = (end: () => Promise<void>) => () => {
    close();
    void end();
  };
  return (
    <>
      <IconButton
        aria-label="Account menu"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar
          src={account.picture}
          alt=""
          sx={{
            width: 32,
            height: 32,
            fontSize: '0.875rem',
            bgcolor: 'text.primary',
            color: 'background.default',
          }}
        >
          {account.initials}
        </Avatar>
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {items.map(({ label, href, icon }) => (
          <MenuItem key={label} component={RouterLink} to={href} onClick={close} sx={{ gap: 1.5 }}>
            <NamedIcon name={icon} />
            {label}
          </MenuItem>
        ))}
        <MenuItem
          onClick={leave(requestLogOut)}
          sx={{ gap: 1.5, mt: 1, borderTop: 1, borderColor: 'divider' }}
        >
          <NamedIcon name="logout" />
          Logout
        </MenuItem>
        {anchor && drafts.hasAny(userId) && (
          <MenuItem onClick={leave(logOutAndClearDrafts)} sx={{ gap: 1.5 }}>
            <NamedIcon name="logout" />
            Log out and delete drafts
          </MenuItem>
        )}
      </Menu>
    </>
  );
};
