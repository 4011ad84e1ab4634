import { createHash } from 'node:crypto';
import type { ComposeInput } from './composePages.ts';

/** Production emotion inserts rules through the CSSOM into empty style elements: this is their hash. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const hashOf = (content: string): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

const styleHashes = (html: string): string[] =>
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, content]) => hashOf(content ?? ''));

const google = 'https://accounts.google.com';

/** The page's content-security policy: own scripts, registered origins, no inline code, the styles of this very page. */
export const pagePolicy = (html: string, { registry, contracts }: ComposeInput): string => {
  const origins = registry.allowedOrigins;
  const called = contracts.flatMap((contract) => contract.origins);
  const styles = [...new Set([emptyStyle, ...styleHashes(html)])];
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...origins, `${google}/gsi/client`],
    'style-src': ["'self'", ...origins, ...styles, `${google}/gsi/style`],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'", ...origins],
    'connect-src': ["'self'", ...origins, ...called, `${google}/gsi/`],
    'frame-src': [`${google}/gsi/`],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
};
