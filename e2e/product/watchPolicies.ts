import { expect, type BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    reportViolation: (text: string) => void;
  }
}

const policyWarning = /Content Security Policy|Permissions[- ]Policy|permissions policy/i;

/**
 * Collects what the security and permissions policies of a context's pages blocked or would have. Call it before the
 * first page is opened.
 */
export const watchPolicies = async (context: BrowserContext) => {
  const found: string[] = [];
  await context.exposeBinding('reportViolation', (_source, text: string) => void found.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      window.reportViolation(`${location.pathname}: ${effectiveDirective} blocks ${blockedURI}`),
    );
  });
  context.on('console', (message) => {
    if (policyWarning.test(message.text())) found.push(message.text());
  });
  return { list: () => [...found], expectNothing: () => expect(found).toEqual([]) };
};
