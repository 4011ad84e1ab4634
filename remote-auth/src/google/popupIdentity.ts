import type { GoogleIdentity } from './google.data.ts';

export const popupCancelled = 'Sign in was cancelled';
export const popupBlocked = 'Popup was blocked by browser. Please allow popups and try again.';

const closedPollMs = 500;

/** Why no identity came; the message is for people. */
export class PopupRefusal extends Error {}

/** Opens the identity provider's page and waits for its same-origin message. Rejects with a `PopupRefusal`. */
export const popupIdentity = (url: string): Promise<GoogleIdentity> => {
  const popup = window.open(url, 'rankwright-identity', 'popup,width=480,height=640');
  if (!popup) return Promise.reject(new PopupRefusal(popupBlocked));
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void) => {
      clearInterval(poll);
      window.removeEventListener('message', listen);
      settle();
    };
    const listen = (event: MessageEvent<{ type?: string; identity?: GoogleIdentity }>) => {
      const { type, identity } = event.data;
      if (event.origin !== window.location.origin || type !== 'RANKWRIGHT_IDENTITY' || !identity) return;
      finish(() => resolve(identity));
      popup.close();
    };
    const poll = setInterval(() => {
      if (popup.closed) finish(() => reject(new PopupRefusal(popupCancelled)));
    }, closedPollMs);
    window.addEventListener('message', listen);
  });
};
