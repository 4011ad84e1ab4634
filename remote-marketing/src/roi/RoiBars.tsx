import { roi } from '@rankwright/contracts/limits';
import { Box, Typography } from '@rankwright/shared-ui/core';
import { computeBars, describeGain, formatDollars, type RoiResult } from './roi.model.ts';

interface BarProps {
  /** For the page script. */
  name: 'increase' | 'cost';
  label: string;
  amount: number;
  /** Percent. */
  length: number;
}

const Bar = ({ name, label, amount, length }: BarProps) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: '8rem 1fr auto', gap: 1.5, alignItems: 'center' }}>
    <Typography variant="body2">{label}</Typography>
    <Box aria-hidden="true" sx={{ height: 10, bgcolor: 'divider', borderRadius: 1 }}>
      <Box
        data-roi-bar={name}
        style={{ width: `${length}%` }}
        sx={{
          height: '100%',
          bgcolor: name === 'increase' ? 'accent.main' : 'text.primary',
          borderRadius: 1,
          transition: 'width 200ms',
        }}
      />
    </Box>
    <Typography variant="body2" data-roi-amount={name} sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {formatDollars(amount)}
    </Typography>
  </Box>
);

/** Monthly increase, added revenue and cost of a year as bars, and the gain. */
export const RoiBars = ({ result }: { result: RoiResult }) => {
  const bars = computeBars(result);
  return (
    <Box aria-live="polite" sx={{ display: 'grid', gap: 1 }}>
      <Typography>
        <Box
          component="strong"
          data-roi-amount="month"
          sx={{ fontSize: '1.75rem', fontFamily: 'var(--rw-font-h2, inherit)' }}
        >
          {formatDollars(result.monthlyIncrease)}
        </Box>{' '}
        more a month
      </Typography>
      <Bar name="increase" label="Added revenue" amount={result.annualIncrease} length={bars.increase} />
      <Bar name="cost" label="Service cost" amount={roi.annualCost} length={bars.cost} />
      <Typography variant="body2" data-roi-amount="gain">
        {describeGain(result)}
      </Typography>
    </Box>
  );
};
