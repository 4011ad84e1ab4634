import { useMutation, useQueryClient } from '@rankwright/sdk/query';
import { showError, showToast } from '@rankwright/sdk/toasts';
import { useEffect, useState } from 'react';
import { prepareConsent, readAgain, type OAuthApp } from './oauth.data.ts';
import type { OAuthMessage } from './oauthMessage.model.ts';
import { openPopup, watchPopup } from './popup.ts';
import { useOAuthMessages } from './useOAuthMessages.ts';

const tell = (message: OAuthMessage): void => {
  if (message.type === 'WORDPRESS_OAUTH_ERROR')
    showError('Authorization Failed', message.error || 'OAuth authorization failed');
  else
    showToast({
      title: 'WordPress connected',
      description:
        message.sites.length > 1 ? 'Choose the site your articles go to.' : (message.sites[0]?.name ?? ''),
    });
};

interface Start {
  app: OAuthApp;
  go: (address: string) => void;
  giveUp: () => void;
}

/** The way through WordPress.com's consent page: in a window of its own, or in this tab where windows are blocked. */
export const useAuthorization = () => {
  const queryClient = useQueryClient();
  const [popup, setPopup] = useState<Window | null>(null);
  const [blocked, setBlocked] = useState(false);
  useOAuthMessages((message) => {
    setPopup(null);
    tell(message);
    void readAgain(queryClient);
  });
  useEffect(() => {
    if (!popup) return;
    return watchPopup(popup, {
      onClosed: () => {
        setPopup(null);
        void readAgain(queryClient);
      },
      onTimeout: () => {
        setPopup(null);
        showError('Authorization Timeout', 'Authorization window timed out. Please try again.');
      },
    });
  }, [popup, queryClient]);
  const starting = useMutation({
    mutationFn: ({ app }: Start) => prepareConsent(app),
    onSuccess: (address, { go }) => go(address),
    onError: (error, { giveUp }) => {
      giveUp();
      showError('Connection Failed', error.message);
    },
  });
  const inPopup = (app: OAuthApp) => {
    const opened = openPopup();
    setBlocked(!opened);
    if (!opened)
      return void showError('Authorization Failed', 'Popup blocked. Please allow popups for this site.');
    const go = (address: string) => {
      opened.location.replace(address);
      setPopup(opened);
    };
    starting.mutate({ app, go, giveUp: () => opened.close() });
  };
  const inThisTab = (app: OAuthApp) =>
    starting.mutate({ app, go: (address) => window.location.assign(address), giveUp: () => undefined });
  return { inPopup, inThisTab, blocked, waiting: popup !== null, starting: starting.isPending };
};
