import type { Notification } from '@rankwright/contracts/alerts';
import { useTimeZone } from '@rankwright/sdk/queries';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Badge, Box, Button, Icon, IconButton, Link, Typography } from '@rankwright/shared-ui/core';
import { Popover } from '@rankwright/shared-ui/overlays';
import { useState } from 'react';
import { useNotifications } from './useNotifications.ts';

const formatTime = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(iso),
  );

interface LineProps {
  notification: Notification;
  onOpen: () => void;
}

const NotificationLine = ({ notification: { text, href, createdAt, read }, onOpen }: LineProps) => {
  const timeZone = useTimeZone();
  return (
    <Box component="li" sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}>
      <Link component={RouterLink} to={href} onClick={onOpen} sx={{ fontWeight: read ? 400 : 600 }}>
        {text}
      </Link>
      <Typography variant="body2" color="textSecondary">
        <time dateTime={createdAt}>{formatTime(createdAt, timeZone)}</time>
        {!read && ' · New'}
      </Typography>
    </Box>
  );
};

const formatLabel = (unread: number): string =>
  unread === 0 ? 'Notifications' : `Notifications, ${unread} new`;

type Notifications = ReturnType<typeof useNotifications>;

const NotificationList = ({
  query,
  list,
  unread,
  read,
  readAll,
  onClose,
}: Notifications & { onClose: () => void }) => (
  <>
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
      <Typography id="notifications-title" component="h2" variant="h4">
        Notifications
      </Typography>
      {unread > 0 && (
        <Button size="small" onClick={readAll}>
          Mark all as read
        </Button>
      )}
    </Box>
    {query.isError && (
      <Button size="small" onClick={() => void query.refetch()}>
        Notifications could not be loaded. Retry
      </Button>
    )}
    {list.length === 0 && !query.isError && (
      <Typography variant="body2" color="textSecondary">
        Nothing new. Updates about your articles appear here.
      </Typography>
    )}
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {list.map((notification) => (
        <NotificationLine
          key={notification.id}
          notification={notification}
          onOpen={() => {
            onClose();
            if (!notification.read) read(notification.id);
          }}
        />
      ))}
    </Box>
  </>
);

/** Notifications of the user, each with a link to its screen. */
export const NotificationBell = () => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const notifications = useNotifications();
  const { unread } = notifications;
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-label={formatLabel(unread)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Badge badgeContent={unread} max={9}>
          <Icon name="bell" />
        </Badge>
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-labelledby': 'notifications-title',
            variant: 'outlined',
            sx: { width: 380, maxWidth: 'calc(100vw - 32px)', p: 2 },
          },
        }}
      >
        <NotificationList {...notifications} onClose={close} />
      </Popover>
    </>
  );
};
