import { useEffect, useEffectEvent } from 'react';
import { oauthChannel, parseOAuthMessage, type OAuthMessage } from './oauthMessage.model.ts';

/** Receives OAuth messages from the popup, by `postMessage` or BroadcastChannel; ignores other origins. */
export const useOAuthMessages = (onMessage: (message: OAuthMessage) => void): void => {
  const handleData = useEffectEvent((data: unknown) => {
    const message = parseOAuthMessage(data);
    if (message) onMessage(message);
  });
  useEffect(() => {
    const handleWindowMessage = (event: MessageEvent) => {
      if (event.origin === window.location.origin) handleData(event.data);
    };
    const channel = new BroadcastChannel(oauthChannel);
    channel.onmessage = (event: MessageEvent) => handleData(event.data);
    window.addEventListener('message', handleWindowMessage);
    return () => {
      window.removeEventListener('message', handleWindowMessage);
      channel.close();
    };
  }, []);
};
