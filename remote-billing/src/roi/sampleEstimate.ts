/** An account whose owner did not use the calculator. */
export const noEstimate = {
  estimate: null,
  comparison: { unknown: 'Search Console is not connected.', before: null, after: null, change: null },
};
