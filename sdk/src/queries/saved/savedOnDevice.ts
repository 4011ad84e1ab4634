/**
 * Spread into the options of a query whose last answer is shown at once on the next visit, also without a network, until
 * the server answers. It is saved on this device for this account until the session ends, so not for secrets.
 */
export const savedOnDevice = { meta: { savedOnDevice: true } } as const;

export const isSavedOnDevice = ({ meta }: { meta: Record<string, unknown> | undefined }): boolean =>
  meta?.savedOnDevice === true;
