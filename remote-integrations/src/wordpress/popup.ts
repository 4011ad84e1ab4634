import { wordpressOAuth } from '@rankwright/contracts/limits';

const { width, height, closedPollMs, timeoutMs } = wordpressOAuth.popup;

/** Opens the popup. Call it in the click handler, or browsers block it; null when blocked. */
export const openPopup = (): Window | null => {
  const left = Math.max(0, window.screenX + (window.outerWidth - width) / 2);
  const top = Math.max(0, window.screenY + (window.outerHeight - height) / 2);
  const features = `popup,width=${width},height=${height},left=${left},top=${top}`;
  return window.open('', 'wordpress-oauth', features);
};

/** Calls `onClosed` or `onTimeout` once; the returned function stops watching. */
export const watchPopup = (
  popup: Window,
  { onClosed, onTimeout }: { onClosed: () => void; onTimeout: () => void },
): (() => void) => {
  const stop = () => {
    clearInterval(poll);
    clearTimeout(limit);
  };
  const poll = setInterval(() => {
    if (!popup.closed) return;
    stop();
    onClosed();
  }, closedPollMs);
  const limit = setTimeout(() => {
    stop();
    popup.close();
    onTimeout();
  }, timeoutMs);
  return stop;
};
