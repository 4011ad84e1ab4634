import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { typefaces } from '../theme/tokens.ts';

export interface PlanCardProps {
  name: string;
  tagline: string;
  price: string;
  crossedOut: string;
  save: string;
  period: string;
  features: readonly string[];
  action: ReactNode;
  note?: ReactNode;
}

const Price = ({
  price,
  crossedOut,
  period,
  save,
}: Pick<PlanCardProps, 'price' | 'crossedOut' | 'period' | 'save'>) => (
  <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'baseline', flexWrap: 'wrap' }}>
    <Box
      component="span"
      sx={{ fontFamily: typefaces.display, fontSize: '3.5rem', lineHeight: 1, letterSpacing: '-0.03em' }}
    >
      {price}
    </Box>
    <Typography component="span" color="textSecondary">
      {period}
    </Typography>
    <Typography component="s" color="textSecondary">
      {crossedOut}
    </Typography>
    <Typography component="span" sx={{ color: 'accent.main', fontWeight: 600 }}>
      {save}
    </Typography>
  </Stack>
);

/** The plan with its price and features. */
export const PlanCard = ({ name, tagline, features, action, note, ...price }: PlanCardProps) => (
  <Stack
    component="section"
    aria-label={`${name} plan`}
    spacing={3}
    sx={{
      p: { xs: 3, sm: 4 },
      border: 1,
      borderColor: 'text.primary',
      borderRadius: 2.5,
      bgcolor: 'background.paper',
    }}
  >
    <Box>
      <Typography variant="h3" component="h2">
        {name}
      </Typography>
      <Typography color="textSecondary">{tagline}</Typography>
    </Box>
    <Price {...price} />
    <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {features.map((feature) => (
        <Stack key={feature} component="li" direction="row" spacing={1}>
          <Icon name="check" sx={{ mt: 0.25, color: 'accent.main' }} />
          <span>{feature}</span>
        </Stack>
      ))}
    </Stack>
    {action}
    {note && (
      <Typography variant="body2" color="textSecondary">
        {note}
      </Typography>
    )}
  </Stack>
);
