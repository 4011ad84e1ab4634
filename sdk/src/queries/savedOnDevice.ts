const minuteMs = 60_000;

/**
 * Spread into the options of a query whose last answer is shown at once on the next visit, also without a network, until
 * the server answers. It is saved on this device for this account until the session ends, so not for secrets.
 */
export const savedOnDevice = {
  meta: { savedOnDevice: true },
  /** Also how long it is saved: what has left the memory leaves the device with it. */
  gcTime: 7 * 24 * 60 * minuteMs,
  /** It stays in memory for days, so a screen that opens asks the server again after a while. */
  staleTime: 5 * minuteMs,
} as const;
