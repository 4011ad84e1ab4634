import { startApp } from '@rankwright/sdk/staticPage';
import type { IdentityConfig } from '../google/google.data.ts';

/** Milliseconds for which the app may take to show a button that was pressed before it started. */
const pressDeadlineMs = 10_000;

/** As the page preloads it. Null when the API does not answer: other ways to log in stay. */
const requestConfig = async (path: string, signal: AbortSignal): Promise<IdentityConfig | null> => {
  try {
    const response = await fetch(path, { credentials: 'include', signal });
    return response.ok ? ((await response.json()) as IdentityConfig) : null;
  } catch {
    return null;
  }
};

const listProviders = ({ provider, oidc }: IdentityConfig): string[] => [
  ...(provider === 'none' ? [] : ['Google']),
  ...(oidc ? [oidc.label] : []),
];

const findButton = (section: HTMLElement, label: string): HTMLElement | undefined =>
  [...section.querySelectorAll('button')].find(({ textContent }) => textContent === label);

/** The app draws the button anew once it knows the providers. */
const pressWhenShown = (section: HTMLElement, label: string): void => {
  const observer = new MutationObserver(() => {
    const button = findButton(section, label);
    if (!button) return;
    observer.disconnect();
    button.click();
  });
  observer.observe(section, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), pressDeadlineMs);
};

/** A copy of the button that is prerendered for it. */
const createButton = (section: HTMLElement, label: string): HTMLElement | null => {
  const button = section.querySelector('[hidden] button')?.cloneNode() as HTMLElement | undefined;
  if (!button) return null;
  button.textContent = label;
  return button;
};

/**
 * Shows the buttons of this deployment's identity providers on a static page, until the signal is aborted. The app does the rest: it is
 * started by a press, and at once where Google draws its own button.
 */
export const showProviderButtons = async (page: Document, signal: AbortSignal): Promise<void> => {
  const section = page.querySelector<HTMLElement>('[data-provider-sign-in]');
  if (!section) return;
  const { providerSignIn: verb = '', configPath = '' } = section.dataset;
  const config = await requestConfig(configPath, signal);
  if (signal.aborted) return;
  if (config?.provider === 'google' && config.clientId) {
    startApp(page);
    return;
  }
  const labels = config ? listProviders(config).map((provider) => `${verb} ${provider}`) : [];
  const prerendered = [...section.childNodes];
  const [divider] = prerendered;
  const buttons = labels.flatMap((label) => {
    const button = createButton(section, label);
    button?.addEventListener('click', () => {
      startApp(page);
      pressWhenShown(section, label);
    });
    return button ?? [];
  });
  section.replaceChildren(...(divider && buttons.length > 0 ? [divider, ...buttons] : []));
  // The app expects the page as it was prerendered.
  signal.addEventListener('abort', () => section.replaceChildren(...prerendered));
};
