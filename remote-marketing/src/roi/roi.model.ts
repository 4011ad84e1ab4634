import { roi } from '@rankwright/contracts/limits';

export interface RoiInputs {
  /** Visitors a month. */
  traffic: number;
  /** Percent of visitors who buy. */
  conversionRate: number;
  /** Dollars. */
  averageSale: number;
  /** Percent more visitors. */
  trafficIncrease: number;
}

export const initialRoi: RoiInputs = {
  traffic: roi.traffic.initial,
  conversionRate: roi.conversionRate.initial,
  averageSale: roi.averageSale.initial,
  trafficIncrease: roi.trafficIncrease.initial,
};

export interface RoiResult {
  /** Dollars a month now. */
  revenueNow: number;
  /** Dollars a month more. */
  monthlyIncrease: number;
  annualIncrease: number;
  /** Annual increase less a year of the plan. */
  annualGain: number;
  /** Percent of the annual cost. */
  returnPercent: number;
}

/** Revenue (visitors × conversion rate × average sale) now, and what the added visitors would bring. */
export const computeRoi = ({
  traffic,
  conversionRate,
  averageSale,
  trafficIncrease,
}: RoiInputs): RoiResult => {
  const revenueNow = traffic * (conversionRate / 100) * averageSale;
  const monthlyIncrease = revenueNow * (trafficIncrease / 100);
  const annualIncrease = monthlyIncrease * 12;
  const annualGain = annualIncrease - roi.annualCost;
  return {
    revenueNow,
    monthlyIncrease,
    annualIncrease,
    annualGain,
    returnPercent: Math.round((annualGain / roi.annualCost) * 100),
  };
};

export const formatDollars = (amount: number): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }).format(
    amount,
  );

interface SliderText {
  label: string;
  prefix?: string;
  unit?: string;
}

/** The sliders in order, with the texts around their values. */
export const roiSliders: readonly (SliderText & { name: keyof RoiInputs })[] = [
  { name: 'traffic', label: 'Monthly traffic', unit: ' visitors' },
  { name: 'conversionRate', label: 'Conversion rate', unit: '%' },
  { name: 'averageSale', label: 'Average sale', prefix: '$' },
  { name: 'trafficIncrease', label: 'Traffic increase', unit: '%' },
];

/** `1,000 visitors`, `2.5%`, `$100`. */
export const formatSliderValue = (
  { prefix = '', unit = '' }: Omit<SliderText, 'label'>,
  value: number,
): string => `${prefix}${value.toLocaleString('en-US')}${unit}`;

/** The gain of a year in a sentence. */
export const describeGain = ({ annualGain, returnPercent }: RoiResult): string =>
  annualGain >= 0
    ? `${formatDollars(annualGain)} left after a year, ${returnPercent}% return.`
    : `${formatDollars(-annualGain)} short of the yearly cost with these figures.`;

/** Lengths of the two bars in percent of the longer one. */
export const computeBars = ({ annualIncrease }: RoiResult): { increase: number; cost: number } => {
  const longest = Math.max(annualIncrease, roi.annualCost);
  return { increase: (annualIncrease / longest) * 100, cost: (roi.annualCost / longest) * 100 };
};
