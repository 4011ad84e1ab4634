import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Illustration, type IllustrationName } from '../brand/Illustration.tsx';

/** Empty state with one next action. */
export const EmptyState = ({
  title,
  text,
  illustration,
  action,
}: {
  title: string;
  text: ReactNode;
  illustration?: IllustrationName;
  action?: ReactNode;
}) => (
  <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center', py: { xs: 4, md: 8 }, px: 2 }}>
    {illustration && <Illustration name={illustration} />}
    <Typography variant="h3" component="h2">
      {title}
    </Typography>
    <Typography color="textSecondary" sx={{ maxWidth: 440 }}>
      {text}
    </Typography>
    {action}
  </Stack>
);
