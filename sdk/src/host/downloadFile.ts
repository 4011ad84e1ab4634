/** Milliseconds until the browser has surely read the file. */
const releaseAfterMs = 60_000;

/** Offers `content` as a download. */
export const downloadFile = (name: string, content: BlobPart, type: string): void => {
  const url = URL.createObjectURL(new Blob([content], { type }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), releaseAfterMs);
};
