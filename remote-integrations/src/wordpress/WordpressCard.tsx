import type { Connection } from '@rankwright/contracts/connections';
import { ConnectionCard } from '../connections/ConnectionCard.tsx';
import type { OpenSetupForm } from '../connections/useOpenSetupForm.ts';
import { ConnectTabs } from './ConnectTabs.tsx';
import { OAuthConnected } from './OAuthConnected.tsx';
import { PasswordConnected } from './PasswordConnected.tsx';
import { getExpiryWarning, getTokenState, getWordpressBadge } from './token.model.ts';
import { useNow } from './useNow.ts';

interface WordpressCardProps {
  connection: Connection | undefined;
  setUp: OpenSetupForm;
}

export const WordpressCard = ({ connection, setUp }: WordpressCardProps) => {
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
    <ConnectionCard
      platform="wordpress"
      problem={connection?.lastError ?? null}
      badge={getWordpressBadge(connection, warning)}
      connected={connected()}
      form={<ConnectTabs />}
      setUp={setUp}
    />
  );
};
