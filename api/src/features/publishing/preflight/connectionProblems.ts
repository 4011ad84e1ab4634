import type { Problem } from '@rankwright/contracts/publishing';
import { getPlatformDescriptor, type Platform } from '@rankwright/contracts/platforms';
import type { Deps } from '../../../deps.ts';
import { PlatformError, type Check } from '@rankwright/platforms/port/platform';
import type { ConnectionRow } from '../../../database/schema/connections.ts';
import { openPlatform } from '../../connections/openPlatform.service.ts';
import { createConnectionProblem } from './problems.ts';

/** Problems that are known without calling the platform: not connected, or a token that expires by `at`. */
export const findConnectionProblems = (
  row: ConnectionRow | undefined,
  platform: Platform,
  at: Date,
): Problem[] => {
  const { label } = getPlatformDescriptor(platform);
  if (row?.status !== 'connected')
    return [
      createConnectionProblem(platform, 'NOT_CONNECTED', `${label} is not connected.`, {
        label: `Connect ${label}`,
      }),
    ];
  if (row.expiresAt && row.expiresAt <= at)
    return [
      createConnectionProblem(
        platform,
        'TOKEN_EXPIRES',
        `The ${label} connection expires before then. Reconnect it.`,
        { label: `Reconnect ${label}` },
      ),
    ];
  return [];
};

const toCheckProblem = (platform: Platform, { name, detail, blocking = true }: Check): Problem =>
  createConnectionProblem(
    platform,
    `CHECK_${name.toUpperCase().replaceAll(/[^A-Z]+/g, '_')}`,
    `${getPlatformDescriptor(platform).label}, ${name.toLowerCase()}: ${detail}.`,
    { blocking },
  );

/** Tests the site: credentials, role and scopes, required fields, whatever else the platform checks. */
export const testSite = async (deps: Deps, row: ConnectionRow): Promise<Problem[]> => {
  const { label } = getPlatformDescriptor(row.platform);
  try {
    const { checks = [] } = (await openPlatform(deps, row)?.verify()) ?? {};
    return checks.filter(({ ok }) => !ok).map((check) => toCheckProblem(row.platform, check));
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return error.kind === 'permanent'
      ? [
          createConnectionProblem(row.platform, 'CONNECTION_FAILED', error.message, {
            label: `Reconnect ${label}`,
          }),
        ]
      : [
          createConnectionProblem(
            row.platform,
            'SITE_UNREACHABLE',
            `${error.message} It is tried again when the post is sent.`,
            {
              blocking: false,
            },
          ),
        ];
  }
};
