import type { Passkey } from '@rankwright/contracts/account';
import { Box, Button, Stack, Typography } from '@rankwright/shared-ui/core';
import { formatTime } from './session.model.ts';

interface PasskeyListProps {
  passkeys: readonly Passkey[];
  timeZone: string;
  onRename: (passkey: Passkey) => void;
  onRemove: (passkey: Passkey) => void;
}

export const PasskeyList = ({ passkeys, timeZone, onRename, onRemove }: PasskeyListProps) => (
  <Stack component="ul" aria-label="Passkeys" sx={{ listStyle: 'none', p: 0, m: 0 }}>
    {passkeys.map((passkey) => (
      <Box
        component="li"
        key={passkey.id}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1,
          py: 1.25,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{passkey.name}</Typography>
          <Typography variant="body2" color="textSecondary">
            Added {formatTime(passkey.createdAt, timeZone)},{' '}
            {passkey.lastUsedAt ? `last used ${formatTime(passkey.lastUsedAt, timeZone)}` : 'not used yet'}
          </Typography>
        </Box>
        <Stack direction="row" sx={{ ml: { xs: -2, sm: 0 } }}>
          <Button aria-label={`Rename ${passkey.name}`} onClick={() => onRename(passkey)}>
            Rename
          </Button>
          <Button color="error" aria-label={`Remove ${passkey.name}`} onClick={() => onRemove(passkey)}>
            Remove
          </Button>
        </Stack>
      </Box>
    ))}
  </Stack>
);
