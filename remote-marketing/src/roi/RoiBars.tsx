import { roi } from '@rankwright/contracts/limits';
import { Box, Typography } from '@rankwright/shared-ui/core';
import { formatDollars, type RoiResult } from './roi.model.ts';

const Bar = ({
  label,
  amount,
  most: maxAmount,
  accent,
}: {
  label: string;
  amount: number;
  most: number;
  accent: boolean;
}) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: '8rem 1fr auto', gap: 1.5, alignItems: 'center' }}>
    <Typography variant="body2">{label}</Typography>
    <Box aria-hidden="true" sx={{ height: 10, bgcolor: 'divider', borderRadius: 1 }}>
      <Box
        sx={{
          height: '100%',
          width: `${maxAmount > 0 ? (amount / maxAmount) * 100 : 0}%`,
          bgcolor: accent ? 'accent.main' : 'text.primary',
          borderRadius: 1,
          transition: 'width 200ms',
        }}
      />
    </Box>
    <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {formatDollars(amount)}
    </Typography>
  </Box>
);

/** Monthly increase, added revenue and cost of a year as bars, and the gain. */
export const RoiBars = ({ result }: { result: RoiResult }) => {
  const maxAmount = Math.max(result.annualIncrease, roi.annualCost);
  return (
    <Box aria-live="polite" sx={{ display: 'grid', gap: 1 }}>
      <Typography>
        <Box component="strong" sx={{ fontSize: '1.75rem', fontFamily: 'var(--rw-font-h2, inherit)' }}>
          {formatDollars(result.monthlyIncrease)}
        </Box>{' '}
        more a month
      </Typography>
      <Bar label="Added revenue" amount={result.annualIncrease} most={maxAmount} accent />
      <Bar label="Service cost" amount={roi.annualCost} most={maxAmount} accent={false} />
      <Typography variant="body2">
        {result.annualGain >= 0
          ? `${formatDollars(result.annualGain)} left after a year, ${result.returnPercent}% return.`
          : `${formatDollars(-result.annualGain)} short of the yearly cost with these figures.`}
      </Typography>
    </Box>
  );
};
