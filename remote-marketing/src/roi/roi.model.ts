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
