import { useEffect, useEffectEvent } from 'react';
import { oauthChannel, oauthMessageOf, type OAuthMessage } from './oauthMessage.model.ts';

/** Hears what an authorization window says, by message or by channel; other origins are not heard. */
export const useOAuthMessages = (onMessage: (message: OAuthMessage) => void): void => {
  const hear = useEffectEvent((data: unknown) => {
    const message = oauthMessageOf(data);
    if (message) onMessage(message);
  });
  useEffect(() => {
    const fromWindow = (event: MessageEvent) => {
      if (event.origin === window.location.origin) hear(event.data);
    };
    const channel = new BroadcastChannel(oauthChannel);
    channel.onmessage = (event: MessageEvent) => hear(event.data);
    window.addEventListener('message', fromWindow);
    return () => {
      window.removeEventListener('message', fromWindow);
      channel.close();
    };
  }, []);
};
