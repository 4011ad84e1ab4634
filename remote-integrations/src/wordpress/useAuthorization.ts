import { useApiMutation, useQueryClient } from '@rankwright/sdk/query';
import { showError, showToast } from '@rankwright/sdk/toasts';
import { useEffect, useState } from 'react';
import { saveAppAndGetConsentUrl, refreshConnections, type OAuthApp } from './oauth.data.ts';
import type { OAuthMessage } from './oauthMessage.model.ts';
import { openPopup, watchPopup } from './popup.ts';
import { useOAuthMessages } from './useOAuthMessages.ts';

const notifyResult = (message: OAuthMessage): void => {
  if (message.type === 'WORDPRESS_OAUTH_ERROR')
    showError('Authorization Failed', message.error || 'OAuth authorization failed');
  else
    showToast({
      title: 'WordPress connected',
      description:
        message.sites.length > 1 ? 'Choose the site your articles go to.' : (message.sites[0]?.name ?? ''),
    });
};

interface AuthorizationStart {
  app: OAuthApp;
  onReady: (consentUrl: string) => void;
  onFailed: () => void;
}

/** Runs the WordPress.com OAuth flow in a popup, or in this tab when popups are blocked. */
export const useAuthorization = () => {
  const queryClient = useQueryClient();
  const [popup, setPopup] = useState<Window | null>(null);
  const [blocked, setBlocked] = useState(false);
  useOAuthMessages((message) => {
    setPopup(null);
    notifyResult(message);
    void refreshConnections(queryClient);
  });
  useEffect(() => {
    if (!popup) return;
    return watchPopup(popup, {
      onClosed: () => {
        setPopup(null);
        void refreshConnections(queryClient);
      },
      onTimeout: () => {
        setPopup(null);
        showError('Authorization Timeout', 'Authorization window timed out. Please try again.');
      },
    });
  }, [popup, queryClient]);
  const starting = useApiMutation({
    send: ({ app }: AuthorizationStart) => saveAppAndGetConsentUrl(app),
    errorTitle: 'Connection Failed',
    errorText: ({ message }) => message,
    onSuccess: (consentUrl, { onReady }) => onReady(consentUrl),
    onError: (_, { onFailed }) => onFailed(),
  });
  const startInPopup = (app: OAuthApp) => {
    const opened = openPopup();
    setBlocked(!opened);
    if (!opened)
      return void showError('Authorization Failed', 'Popup blocked. Please allow popups for this site.');
    const onReady = (consentUrl: string) => {
      opened.location.replace(consentUrl);
      setPopup(opened);
    };
    starting.mutate({ app, onReady, onFailed: () => opened.close() });
  };
  const startInThisTab = (app: OAuthApp) =>
    starting.mutate({
      app,
      onReady: (consentUrl) => window.location.assign(consentUrl),
      onFailed: () => undefined,
    });
  return {
    startInPopup: startInPopup,
    startInThisTab: startInThisTab,
    blocked,
    waiting: popup !== null,
    starting: starting.isPending,
  };
};
