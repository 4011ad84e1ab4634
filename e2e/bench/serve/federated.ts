import type { Answer, Site } from './front.ts';

const kept = ['cache-control', 'content-security-policy'];

/** The running product, as its own gateway answers. */
export const federated = (url: string): Site => ({
  api: url,
  read: async (address) => {
    const given = await fetch(`${url}${address}`, { headers: { 'accept-encoding': 'identity' } });
    return {
      status: given.status,
      type: given.headers.get('content-type') ?? 'application/octet-stream',
      headers: Object.fromEntries(kept.map((name) => [name, given.headers.get(name) ?? ''])),
      body: Buffer.from(await given.arrayBuffer()),
    };
  },
});

const scripts = /<script\b(?![^>]*json)[^>]*>.*?<\/script>|<link\b[^>]*as="script"[^>]*>/gs;

const bare = (answer: Answer): Answer =>
  answer.type.startsWith('text/html')
    ? { ...answer, body: Buffer.from(answer.body.toString().replace(scripts, '')) }
    : answer;

/** The same HTML with every script and its preload taken out. */
export const withoutScripts = (url: string): Site => {
  const { api, read } = federated(url);
  return { api, read: async (address) => bare(await read(address)) };
};
