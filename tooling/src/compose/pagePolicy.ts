import { createHash } from 'node:crypto';
import type { Registry, RemoteContract } from '@rankwright/contracts/remote';

/** Production emotion inserts rules through the CSSOM into empty style elements: this is their hash. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The theme switches colours without transitions through one constant style element of MUI's. */
const themeSwitchStyle = "'sha256-GNF74DLkXb0fH3ILHgILFjk1ozCF3SNXQ5mQb7WLu/Y='";

const hashOf = (content: string): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

const styleHashes = (html: string): string[] =>
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, content]) => hashOf(content ?? ''));

/** Scripts that stand in the page; data blocks do not run and need no hash. */
const scriptHashes = (html: string): string[] =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, content]) => hashOf(content ?? ''));

const google = 'https://accounts.google.com/gsi';

interface Known {
  registry: Registry;
  contracts: readonly RemoteContract[];
}

/**
 * The page's content-security policy: own scripts, registered origins, the styles of this very page and the one small script that stands in it, by hash.
 * It travels in the page as a meta element, so that page and policy change together on any static server.
 */
export const pagePolicy = (html: string, { registry, contracts }: Known): string => {
  const origins = registry.allowedOrigins;
  const called = contracts.flatMap((contract) => contract.origins);
  const styles = [...new Set([emptyStyle, themeSwitchStyle, ...styleHashes(html)])];
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...origins, ...scriptHashes(html), `${google}/client`],
    'style-src': ["'self'", ...origins, ...styles, `${google}/style`],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'", ...origins],
    'connect-src': ["'self'", ...new Set([...origins, ...called]), `${google}/`],
    'frame-src': [`${google}/`],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
};
