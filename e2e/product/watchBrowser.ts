import type { Browser, BrowserContext, ConsoleMessage } from '@playwright/test';
import type { BrowserMessage } from './expectedMessages.ts';

declare global {
  interface Window {
    reportViolation: (text: string) => void;
  }
}

export interface BrowserWatch {
  /** What was reported since the last call. */
  take: () => BrowserMessage[];
}

const getPath = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : url);

const toMessage = (message: ConsoleMessage): BrowserMessage => ({
  text: `${message.type()}: ${message.text()}`,
  path: getPath(message.location().url),
});

const reportViolations = async (context: BrowserContext, report: (text: string) => void): Promise<void> => {
  await context.exposeBinding('reportViolation', (_source, text: string) => report(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      window.reportViolation(`${effectiveDirective} blocks ${blockedURI}`),
    );
  });
};

/** Collects errors, warnings, exceptions and policy violations of every page of every context from now on. */
export const watchBrowser = (browser: Browser): BrowserWatch => {
  let messages: BrowserMessage[] = [];
  browser.on('context', (context) => {
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) messages.push(toMessage(message));
    });
    context.on('weberror', (webError) => {
      const url = webError.page()?.url() ?? '';
      messages.push({ text: `exception: ${webError.error().message}`, path: getPath(url) });
    });
    // Sent before anything that whoever created the context sends to it; fails only when it is closed at once.
    reportViolations(context, (text) => messages.push({ text: `policy: ${text}`, path: '' })).catch(
      () => undefined,
    );
  });
  return {
    take: () => {
      const taken = messages;
      messages = [];
      return taken;
    },
  };
};
