import { ConnectionPanel } from '../connections/ConnectionPanel.tsx';
import type { PlatformPanelProps } from '../connections/PlatformPanel.tsx';
import { ConnectTabs } from './ConnectTabs.tsx';
import { OAuthConnected } from './OAuthConnected.tsx';
import { PasswordConnected } from './PasswordConnected.tsx';
import { getExpiryWarning, getTokenState, getWordpressBadge } from './token.model.ts';
import { useNow } from '../connections/useNow.ts';

export const WordpressPanel = ({ connection }: PlatformPanelProps) => {
  const now = useNow();
  const oauth = connection?.method === 'oauth' ? connection : null;
  const expiresAt = oauth?.expiresAt ?? null;
  const warning = getExpiryWarning(expiresAt, now);
  const token = getTokenState(expiresAt, now);
  const connected = () => {
    if (oauth) return <OAuthConnected connection={oauth} token={token} warning={warning} />;
    return connection?.connected ? <PasswordConnected connection={connection} /> : null;
  };
  return (
    <ConnectionPanel
      platform="wordpress"
      connection={connection}
      badge={getWordpressBadge(connection, warning)}
      connected={connected()}
      renderForm={() => <ConnectTabs />}
    />
  );
};
