import type { RoiComparison, RoiEstimate } from '@rankwright/contracts/account';

const formatCount = (count: number): string => Math.round(count).toLocaleString('en');

const formatDollars = (amount: number): string =>
  amount.toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** `+140`, `−12`, `0`. */
export const formatChange = (change: number): string =>
  change > 0 ? `+${formatCount(change)}` : formatCount(change).replace('-', '−');

const formatDay = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(day));

/** What the calculator was told, in words. */
export const describeEstimate = ({ traffic, trafficIncrease, addedRevenue }: RoiEstimate): string =>
  `${trafficIncrease}% more than ${formatCount(traffic)} visitors a month, worth ${formatDollars(addedRevenue)}.`;

/** What came, in words; why it is not known, where it is not. */
export const describeComparison = ({ unknown, before, after, change }: RoiComparison): string => {
  if (!before || !after || !change) return unknown ?? '';
  const period = `${formatCount(after.clicks)} clicks from ${formatDay(after.from)} to ${formatDay(after.to)}, ${formatCount(before.clicks)} in the 28 days before you signed up.`;
  const range = `95% interval: ${formatChange(change.low)} to ${formatChange(change.high)}.`;
  const isOpen = change.low <= 0 && change.high >= 0;
  return `${period} ${range}${isOpen ? ' That is within normal variation.' : ''}`;
};
