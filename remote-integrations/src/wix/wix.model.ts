import { wixKeyMinimum } from '@rankwright/contracts/limits';

export interface WixCredentials {
  apiKey: string;
  siteId: string;
}
export const emptyWix: WixCredentials = { apiKey: '', siteId: '' };

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** What is wrong with what was typed so far; empty fields are not blamed. */
export const wixProblems = ({ apiKey, siteId }: WixCredentials): { apiKey?: string; siteId?: string } => {
  const key = apiKey.trim();
  const site = siteId.trim();
  return {
    ...(key !== '' &&
      (uuid.test(key)
        ? { apiKey: 'This looks like the site id. It belongs in the field below.' }
        : key.length <= wixKeyMinimum && { apiKey: `The key has more than ${wixKeyMinimum} characters.` })),
    ...(site !== '' &&
      !uuid.test(site) &&
      site.length <= wixKeyMinimum && {
        siteId: 'The site id is the long code after /dashboard/ in the address of your Wix dashboard.',
      }),
  };
};
