import type { GoogleIdentity } from './google.data.ts';

interface GoogleAccounts {
  initialize: (options: { client_id: string; callback: (reply: { credential: string }) => void }) => void;
  renderButton: (
    parent: HTMLElement,
    options: { theme: string; size: string; width: number; text: string },
  ) => void;
}
declare global {
  interface Window {
    google?: { accounts: { id: GoogleAccounts } };
  }
}

const scriptUrl = 'https://accounts.google.com/gsi/client';

const loadScript = (): Promise<void> =>
  new Promise((resolve, reject) => {
    if (window.google) {
      resolve();
      return;
    }
    const script = document.createElement('script');
    script.src = scriptUrl;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('Google could not be reached. Check your connection or use your email.'));
    };
    document.head.append(script);
  });

/** Renders Google's own button into `parent`. Rejects when Google's script cannot be loaded. */
export const renderGoogleButton = async (
  parent: HTMLElement,
  clientId: string,
  text: 'signin_with' | 'signup_with',
  onIdentity: (identity: GoogleIdentity) => void,
): Promise<void> => {
  await loadScript();
  window.google?.accounts.id.initialize({
    client_id: clientId,
    callback: ({ credential }) => onIdentity({ idToken: credential }),
  });
  window.google?.accounts.id.renderButton(parent, {
    theme: 'outline',
    size: 'large',
    width: parent.clientWidth || 320,
    text,
  });
};
