import type { Connection } from '@rankwright/contracts/connections';
import { ConnectionCard } from '../connections/ConnectionCard.tsx';
import type { SetUp } from '../connections/useSetUp.ts';
import { ConnectTabs } from './ConnectTabs.tsx';
import { OAuthConnected } from './OAuthConnected.tsx';
import { PasswordConnected } from './PasswordConnected.tsx';
import { expiryWarning, tokenState, wordpressBadge } from './token.model.ts';
import { useNow } from './useNow.ts';

interface WordpressCardProps {
  connection: Connection | undefined;
  setUp: SetUp;
}

export const WordpressCard = ({ connection, setUp }: WordpressCardProps) => {
  const now = useNow();
  const oauth = connection?.method === 'oauth' ? connection : null;
  const expiresAt = oauth?.expiresAt ?? null;
  const warning = expiryWarning(expiresAt, now);
  const token = tokenState(expiresAt, now);
  const connected = () => {
    if (oauth) return <OAuthConnected connection={oauth} token={token} warning={warning} />;
    return connection?.connected ? <PasswordConnected connection={connection} /> : null;
  };
  return (
    <ConnectionCard
      platform="wordpress"
      problem={connection?.lastError ?? null}
      badge={wordpressBadge(connection, warning)}
      connected={connected()}
      form={<ConnectTabs />}
      setUp={setUp}
    />
  );
};
