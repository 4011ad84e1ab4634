import type { Connection } from '@rankwright/contracts/connections';
import { Card, CardContent, Icon, Stack, StatusBadge, Typography } from '@rankwright/shared-ui/core';
import { Connected } from './Connected.tsx';
import { PasswordForm } from './PasswordForm.tsx';

export const WordpressCard = ({ connection }: { connection: Connection | undefined }) => {
  const connected = connection?.connected ?? false;
  return (
    <Card component="section" aria-labelledby="wordpress-title">
      <CardContent sx={{ p: { xs: 2.5, sm: 3.5 }, display: 'grid', gap: 2.5 }}>
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          <Icon name="wordpress" sx={{ fontSize: 28 }} />
          <Typography id="wordpress-title" variant="h3" component="h2" sx={{ flex: 1 }}>
            WordPress
          </Typography>
          <StatusBadge
            tone={connected ? 'success' : 'neutral'}
            label={connected ? 'Connected' : 'Not connected'}
          />
        </Stack>
        {connection && connected ? <Connected connection={connection} /> : <PasswordForm />}
      </CardContent>
    </Card>
  );
};
