/** Opens a URL that is still requested. The tab opens within the click: browsers block one that opens later. */
export const openWhenReady = async (readUrl: () => Promise<string>): Promise<void> => {
  const tab = window.open('', '_blank');
  try {
    const url = await readUrl();
    if (!tab) {
      window.location.assign(url);
      return;
    }
    tab.opener = null;
    tab.location.replace(url);
  } catch (error) {
    tab?.close();
    throw error;
  }
};

/** Downloads the PDF of the report at a link. */
export const downloadPdf = (reportUrl: string): void =>
  Object.assign(document.createElement('a'), { href: `${reportUrl}/report.pdf`, download: '' }).click();
