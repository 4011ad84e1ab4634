import { connectPlatform, disconnectPlatform, testConnection } from '@rankwright/contracts/connections';
import { getOwner } from '../../http/caller.ts';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import type { Register } from '../register.ts';
import { toConnection } from './connection.model.ts';
import * as testing from './connectionTest.service.ts';
import * as service from './connectPlatform.service.ts';
import * as saving from './saveConnection.service.ts';

/** Connect, test and disconnect, the same for every platform whose descriptor has fields. */
export const registerPlatformConnections: Register = (app, deps) => {
  route(app, connectPlatform, async ({ session, request, params: { platform }, body }) => {
    const { row, secret } = await service.connectPlatform(deps, getOwner(session, request), platform, body);
    return { ...ok, connection: toConnection(platform, row), secret };
  });
  route(app, testConnection, async ({ session, params: { platform } }) => {
    const { name, checks } = await testing.testConnection(deps, session.userId, platform);
    return { ...ok, message: `Connected to ${name}`, checks };
  });
  route(app, disconnectPlatform, ({ session, request, params: { platform } }) =>
    saving.disconnectPlatform(deps, getOwner(session, request), platform),
  );
};
