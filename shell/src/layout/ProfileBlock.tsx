import { Avatar, Box, Typography } from '@rankwright/shared-ui/core';
import { useAccount } from './useAccount.ts';

/** The signed-in user, at the bottom of the sidebar. */
export const ProfileBlock = () => {
  const { loading, name, initials, email, picture } = useAccount();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, p: 2, borderTop: 1, borderColor: 'divider' }}>
      <Avatar
        src={picture}
        alt=""
        sx={{ bgcolor: 'text.primary', color: 'background.default', fontSize: '0.9375rem' }}
      >
        {initials}
      </Avatar>
      <Box sx={{ minWidth: 0 }}>
        <Typography noWrap sx={{ fontWeight: 600 }}>
          {loading ? 'Loading...' : name}
        </Typography>
        <Typography noWrap variant="body2" color="textSecondary">
          {/* The line keeps its height while the address is not known. */}
          {email || '\u00a0'}
        </Typography>
      </Box>
    </Box>
  );
};
