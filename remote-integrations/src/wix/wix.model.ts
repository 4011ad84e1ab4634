import { wixKeyMinimum } from '@rankwright/contracts/limits';

export interface WixCredentials {
  apiKey: string;
  siteId: string;
}
export const emptyWix: WixCredentials = { apiKey: '', siteId: '' };

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Errors by field, while typing; empty fields have none. */
export const validateWixCredentials = ({
  apiKey,
  siteId,
}: WixCredentials): { apiKey?: string; siteId?: string } => {
  const key = apiKey.trim();
  const site = siteId.trim();
  return {
    ...(key !== '' &&
      (uuidPattern.test(key)
        ? { apiKey: 'This looks like the site ID. It belongs in the field below.' }
        : key.length <= wixKeyMinimum && { apiKey: `The key has more than ${wixKeyMinimum} characters.` })),
    ...(site !== '' &&
      !uuidPattern.test(site) &&
      site.length <= wixKeyMinimum && {
        siteId: 'The site ID is the long code after /dashboard/ in the URL of your Wix dashboard.',
      }),
  };
};
