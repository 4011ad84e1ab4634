import { createHash } from 'node:crypto';
import type { Registry, RemoteContract } from '@rankwright/contracts/remote';

/** Hash of an empty style element: in production Emotion inserts its rules through the CSSOM. */
const emptyStyleHash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Hash of the constant style element with which MUI suppresses transitions while the theme changes. */
const themeSwitchStyleHash = "'sha256-GNF74DLkXb0fH3ILHgILFjk1ozCF3SNXQ5mQb7WLu/Y='";

const hashSource = (content: string): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

const listStyleHashes = (html: string): string[] =>
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, content]) => hashSource(content ?? ''));

/** Inline scripts, modules and speculation rules; data blocks do not run and need no hash. */
const listScriptHashes = (html: string): string[] =>
  [...html.matchAll(/<script(?: type="(?:module|speculationrules)")?>([\s\S]*?)<\/script>/g)].map(
    ([, content]) => hashSource(content ?? ''),
  );

const google = 'https://accounts.google.com/gsi';

interface PolicyInput {
  registry: Registry;
  contracts: readonly RemoteContract[];
}

/**
 * The page's content security policy: own scripts, registered origins, and this page's inline styles and scripts by hash.
 * It is a meta element in the page, so that page and policy change together on any static server.
 */
export const buildContentSecurityPolicy = (html: string, { registry, contracts }: PolicyInput): string => {
  const origins = registry.allowedOrigins;
  const connectOrigins = contracts.flatMap((contract) => contract.origins);
  const styles = [...new Set([emptyStyleHash, themeSwitchStyleHash, ...listStyleHashes(html)])];
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...origins, ...listScriptHashes(html), `${google}/client`],
    'style-src': ["'self'", ...origins, ...styles, `${google}/style`],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'", ...origins],
    'connect-src': ["'self'", ...new Set([...origins, ...connectOrigins]), `${google}/`],
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
