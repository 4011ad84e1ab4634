import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';

export interface GateOverlayProps {
  /** Content behind the gate; blurred and inert. */
  children?: ReactNode;
  compact?: boolean;
  features: readonly string[];
  onUpgrade: () => void;
  /** Whether the account has its free trial ahead; otherwise none is promised. */
  hasTrial?: boolean;
  /** Address of a demo to look at before paying. */
  demoHref?: string;
  /** The button that opens the checkout at once, above Upgrade to Premium. */
  start?: { label: string; pending: boolean; run: () => void };
}

const UpgradeOffer = ({
  features,
  onUpgrade,
  hasTrial = true,
  demoHref,
  start,
}: Omit<GateOverlayProps, 'children' | 'compact'>) => (
  <Stack
    component="section"
    aria-labelledby="gate-title"
    spacing={2}
    sx={{
      p: { xs: 3, sm: 4 },
      maxWidth: 420,
      bgcolor: 'background.paper',
      border: 1,
      borderColor: 'divider',
      borderRadius: 2.5,
    }}
  >
    <Icon name="lock" sx={{ fontSize: 28, color: 'accent.main' }} />
    <Typography id="gate-title" component="h1" variant="h3" tabIndex={-1}>
      Premium Feature
    </Typography>
    <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {features.map((feature) => (
        <Stack key={feature} component="li" direction="row" spacing={1}>
          <Icon name="check" sx={{ mt: 0.25 }} />
          <span>{feature}</span>
        </Stack>
      ))}
    </Stack>
    {start && (
      <Button variant="contained" size="large" loading={start.pending} onClick={start.run}>
        {start.label}
      </Button>
    )}
    <Button variant={start ? 'outlined' : 'contained'} size="large" onClick={onUpgrade}>
      Upgrade to Premium
    </Button>
    <Typography variant="body2" color="textSecondary">
      {hasTrial && '3-day free trial • '}Cancel anytime
    </Typography>
    {demoHref && (
      <Link href={demoHref} variant="body2" sx={{ alignSelf: 'flex-start', py: 0.5 }}>
        Look around the demo first
      </Link>
    )}
  </Stack>
);

/** Upgrade offer in front of content that needs a plan. */
export const GateOverlay = ({ children, compact = false, ...offer }: GateOverlayProps) => {
  if (compact) {
    return (
      <Button size="small" variant="contained" startIcon={<Icon name="lock" />} onClick={offer.onUpgrade}>
        Upgrade
      </Button>
    );
  }
  return (
    <Box sx={{ position: 'relative', minHeight: 520 }}>
      <Box inert aria-hidden="true" sx={{ filter: 'blur(6px)', opacity: 0.6, userSelect: 'none' }}>
        {children}
      </Box>
      <Box
        sx={{
          position: 'absolute',
          inset: 0,
          display: 'grid',
          placeItems: 'start center',
          pt: { xs: 2, md: 8 },
          px: 2,
        }}
      >
        <UpgradeOffer {...offer} />
      </Box>
    </Box>
  );
};
