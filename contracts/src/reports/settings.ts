/** Colors of the line above a report's heading; text is never set in them. */
export const reportAccents = ['ink', 'red', 'orange', 'green', 'blue', 'violet'] as const;

export const reportLimits = {
  recipients: 5,
  companyName: 80,
  openingText: 2_000,
  logoBytes: 1_048_576,
  logoMegapixels: 16,
  linkDays: [7, 30, 90, 365],
  /** Months before the present one for which a report can be made. */
  months: 15,
} as const;
