import type { GoogleIdentity } from './google.data.ts';

const cancelledMessage = 'Sign in was cancelled';
const blockedMessage = 'Popup was blocked by browser. Please allow popups and try again.';

const closedPollMs = 500;

/** The popup was blocked or closed; the message is shown to the user. */
export class PopupError extends Error {}

/**
 * Opens the identity provider in a popup and waits for its same-origin message. Rejects when blocked or
 * closed.
 */
export const requestPopupIdentity = (url: string): Promise<GoogleIdentity> => {
  const popup = window.open(url, 'rankwright-identity', 'popup,width=480,height=640');
  if (!popup) return Promise.reject(new PopupError(blockedMessage));
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void) => {
      clearInterval(poll);
      window.removeEventListener('message', handleMessage);
      settle();
    };
    const handleMessage = (event: MessageEvent<{ type?: string; identity?: GoogleIdentity }>) => {
      const { type, identity } = event.data;
      if (event.origin !== window.location.origin || type !== 'RANKWRIGHT_IDENTITY' || !identity) return;
      finish(() => resolve(identity));
      popup.close();
    };
    const poll = setInterval(() => {
      if (popup.closed) finish(() => reject(new PopupError(cancelledMessage)));
    }, closedPollMs);
    window.addEventListener('message', handleMessage);
  });
};
