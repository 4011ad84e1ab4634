import type { Connection } from '@rankwright/contracts/connections';
import { platformLabels, platforms, type Platform } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import { getPlatformDescriptor } from '@rankwright/contracts/platforms';
import { Box, PathIcon } from '@rankwright/shared-ui/core';
import type { ReactNode } from 'react';
import { describeConnection, getConnectionBadge } from '../connections/connection.model.ts';
import { IntegrationRow } from '../connections/IntegrationRow.tsx';
import { getExpiryWarning, getWordpressBadge } from '../wordpress/token.model.ts';
import { useNow } from '../connections/useNow.ts';

/** The most common ones come first. */
const orderedPlatforms = [...new Set<Platform>(['wordpress', 'shopify', ...platforms])];

const waiting = { tone: 'neutral', label: 'Loading…' } as const;

const getBadge = (platform: Platform, connection: Connection | undefined, now: number) =>
  platform === 'wordpress'
    ? getWordpressBadge(connection, getExpiryWarning(connection?.expiresAt ?? null, now))
    : getConnectionBadge(connection);

const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  maxWidth: 880,
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
  bgcolor: 'background.paper',
} as const;

interface IntegrationListProps {
  /** Undefined while they load. */
  connections: readonly Connection[] | undefined;
  /** Rows of integrations that are no platforms. */
  children?: ReactNode;
}

/** Every platform with its status, and what else can be connected. */
export const IntegrationList = ({ connections, children }: IntegrationListProps) => {
  const now = useNow();
  return (
    <Box component="ul" aria-label="Integrations" sx={listStyle}>
      {orderedPlatforms.map((platform) => {
        const connection = connections?.find((candidate) => candidate.platform === platform);
        return (
          <IntegrationRow
            key={platform}
            name={platformLabels[platform]}
            to={paths.integration(platform)}
            icon={<PathIcon path={getPlatformDescriptor(platform).icon} sx={{ fontSize: 28 }} />}
            badge={connections ? getBadge(platform, connection, now) : waiting}
            text={describeConnection(platform, connection)}
            isBusy={!connections}
          />
        );
      })}
      {connections && children}
    </Box>
  );
};
