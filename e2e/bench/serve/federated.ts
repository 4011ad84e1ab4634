import type { SiteResponse, Site } from './serveSite.ts';

const copiedHeaders = ['cache-control', 'content-security-policy'];

/** The running product, read through its own gateway. */
export const createFederatedSite = (url: string): Site => ({
  api: url,
  read: async (address) => {
    const response = await fetch(`${url}${address}`, { headers: { 'accept-encoding': 'identity' } });
    return {
      status: response.status,
      type: response.headers.get('content-type') ?? 'application/octet-stream',
      headers: Object.fromEntries(copiedHeaders.map((name) => [name, response.headers.get(name) ?? ''])),
      body: Buffer.from(await response.arrayBuffer()),
    };
  },
});

const scriptPattern = /<script\b(?![^>]*json)[^>]*>.*?<\/script>|<link\b[^>]*as="script"[^>]*>/gs;

const removeScripts = (answer: SiteResponse): SiteResponse =>
  answer.type.startsWith('text/html')
    ? { ...answer, body: Buffer.from(answer.body.toString().replace(scriptPattern, '')) }
    : answer;

/** The same HTML without scripts and script preloads. */
export const createScriptlessSite = (url: string): Site => {
  const { api, read } = createFederatedSite(url);
  return { api, read: async (address) => removeScripts(await read(address)) };
};
