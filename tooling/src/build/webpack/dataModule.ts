/** Request of a module that is not in a file: webpack reads its `source` from the request itself. */
export const createDataModule = (source: string): string =>
  `data:text/javascript,${encodeURIComponent(source)}`;
