import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { canaryChange, rollbackChange, settingChange } from '@rankwright/contracts/fleet';
import * as z from '@rankwright/contracts/zod';
import { hashToken } from '../requests/hashToken.ts';
import { readAudit } from '../origin/auditLog.ts';
import { changeRemoteSetting, type SettingChange } from '../release/remoteSettings.ts';
import type { SmokeTest } from '../release/smokeTest.ts';
import { rollback } from '../release/rollback.ts';
import { readFleetState } from './fleetState.ts';
import { ServiceError } from '../requests/ServiceError.ts';
import { parse, readBearer, refuse } from '../requests/serviceRequests.ts';
import { changeCanary } from './staffCanary.ts';

export interface StaffOptions {
  origin: string;
  staffToken?: string | undefined;
  openSmoke: () => Promise<SmokeTest | null>;
}

/** Entries of the audit log that the console gets. */
const maxEntries = 500;

/** The address of who asks; the API has verified it. */
const acting = z.object({ actor: z.string().min(1).max(320) });

type StaffRequest = FastifyRequest<{ Params: { name: string } }>;

const isSame = (given: string, expected: string): boolean =>
  timingSafeEqual(Buffer.from(hashToken(given)), Buffer.from(hashToken(expected)));

const describeActor = (actor: string): string => `${actor} (console)`;

const toSettingChange = (name: string, change: z.infer<typeof settingChange>): SettingChange => {
  const { kind, value } = change;
  if (kind === 'config') return { ...change, name, kind, value };
  if (value !== null && typeof value !== 'number') throw new Error('A flag is a percentage of the browsers.');
  return { ...change, name, kind, value };
};

/** What the console of the staff reads and changes, for all remotes and the shell; with the console's token only. */
export const registerStaffRoutes = (
  service: FastifyInstance,
  { origin, staffToken, openSmoke }: StaffOptions,
): void => {
  service.addHook('onRequest', async (request) => {
    if (!staffToken || !isSame(readBearer(request), staffToken))
      throw new ServiceError(401, 'This token is not the one of the console (ORIGIN_SERVICE_TOKEN).');
  });
  const done = { done: true };

  service.get('/v1/fleet', async () => readFleetState(origin));
  service.get('/v1/fleet/audit', async () => ({
    entries: readAudit(origin).slice(-maxEntries).toReversed(),
  }));
  service.post('/v1/fleet/:name/rollback', async ({ params: { name }, body }: StaffRequest) => {
    const { actor, ...change } = parse(rollbackChange.extend(acting.shape), body);
    await rollback({ ...change, origin, name, actor: describeActor(actor) }).catch(refuse);
    return done;
  });
  service.post('/v1/fleet/:name/canary', async ({ params: { name }, body }: StaffRequest) => {
    const { actor, ...change } = parse(canaryChange.extend(acting.shape), body);
    await changeCanary({ ...change, origin, name, openSmoke, actor: describeActor(actor) }).catch(refuse);
    return done;
  });
  service.post('/v1/fleet/:name/settings', async ({ params: { name }, body }: StaffRequest) => {
    const { actor, ...change } = parse(settingChange.extend(acting.shape), body);
    const options = { origin, actor: describeActor(actor) };
    await Promise.resolve()
      .then(() => changeRemoteSetting(options, toSettingChange(name, change)))
      .catch(refuse);
    return done;
  });
};
