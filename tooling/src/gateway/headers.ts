/** Sent with everything; a page's content-security policy comes from compose. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'x-frame-options': 'DENY',
};

const immutable = /^(remotes|shell)\/[^/]+\//;

/** Version folders never change; everything else is asked for again. */
export const cacheControl = (file: string): string =>
  immutable.test(file.replaceAll('\\', '/')) ? 'public, max-age=31536000, immutable' : 'no-cache';
