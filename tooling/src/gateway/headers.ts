/** Sent with everything; the rest of a page's content-security policy stands in the page itself. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'content-security-policy': "frame-ancestors 'none'; object-src 'none'; base-uri 'self'",
  'x-frame-options': 'DENY',
};

const immutable = /^(remotes\/[^/]+|shell)\/[^/]+\//;

/** Version folders never change; everything else is asked for again. */
export const cacheControl = (file: string): string =>
  immutable.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache';
