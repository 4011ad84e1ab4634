/** Sent with every response; the rest of a page's content security policy is a meta element in the page. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'content-security-policy': "frame-ancestors 'none'; object-src 'none'; base-uri 'self'",
  'x-frame-options': 'DENY',
  // Browsers ignore it without TLS.
  'strict-transport-security': 'max-age=31536000',
} as const;

const immutablePath = /^(remotes\/[^/]+|shell)\/[^/]+\//;

/** Version folders never change; everything else is revalidated. */
export const getCacheControl = (file: string): string =>
  immutablePath.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache';
