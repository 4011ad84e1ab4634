import type { EndpointSchemas } from '@rankwright/contracts/http';
import type { addPasskey as addPasskeyEndpoint, Passkey } from '@rankwright/contracts/account';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { z } from 'zod';
import type { Database } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import type { Caller } from '../../http/caller.ts';
import type { Session } from '../../http/session.ts';
import { createPasskeyMail } from './authMail.ts';
import { confirmIdentity } from './confirmIdentity.service.ts';
import { queueNotice } from './notice.service.ts';
import { consumePasskeyChallenge, getRelyingParty, savePasskeyChallenge } from './passkeyChallenge.ts';
import {
  deletePasskey,
  hasPasskey,
  insertPasskey,
  listPasskeyRows,
  updatePasskeyName,
} from './passkeys.repository.ts';
import { recordSecurityEvent } from './securityEvents.service.ts';

export const listPasskeys = async (db: Database, userId: string): Promise<Passkey[]> =>
  (await listPasskeyRows(db, userId)).map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));

export const startPasskey = async (
  deps: Deps,
  session: Session,
  password: string | undefined,
  caller: Caller,
): Promise<Record<string, unknown>> => {
  const user = await confirmIdentity(deps, session, password, caller);
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const existing = await listPasskeyRows(deps.db, user.uid);
  const options = await generateRegistrationOptions({
    rpName: 'Rankwright',
    rpID: getRelyingParty(deps.env).id,
    userName: user.email,
    userDisplayName: user.displayName,
    userID: new TextEncoder().encode(user.uid),
    excludeCredentials: existing.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await savePasskeyChallenge(deps, 'passkey-registration', options.challenge, user.uid);
  return { ...options };
};

type Credential = z.output<EndpointSchemas<typeof addPasskeyEndpoint>['body']>['credential'];

const verifyRegistration = async (deps: Deps, userId: string, credential: Credential) => {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { id, origin } = getRelyingParty(deps.env);
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} } as RegistrationResponseJSON,
      expectedChallenge: (challenge) =>
        consumePasskeyChallenge(deps, 'passkey-registration', challenge, userId),
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    });
    if (registrationInfo) return registrationInfo.credential;
  } catch (cause) {
    throw new AppError('PASSKEY_FAILED', { cause });
  }
  throw new AppError('PASSKEY_FAILED');
};

export const addPasskey = async (
  deps: Deps,
  userId: string,
  { name, credential: given }: z.output<EndpointSchemas<typeof addPasskeyEndpoint>['body']>,
  caller: Caller,
): Promise<void> => {
  const { id, publicKey, counter } = await verifyRegistration(deps, userId, given);
  await deps.db.transaction(async (tx) => {
    const isNew = await insertPasskey(tx, {
      ownerId: userId,
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: given.response.transports ?? [],
      name,
      createdAt: deps.clock.now(),
    });
    if (!isNew) throw new AppError('PASSKEY_FAILED');
    await recordSecurityEvent(deps, tx, userId, 'passkey-added', caller, name);
    await queueNotice(deps, tx, userId, (email) => createPasskeyMail(email, 'added', name));
  });
};

export const renamePasskey = async (
  db: Database,
  userId: string,
  id: string,
  name: string,
): Promise<void> => {
  if (!(await updatePasskeyName(db, userId, id, name))) throw new AppError('NOT_FOUND');
};

export const removePasskey = async (
  deps: Deps,
  session: Session,
  id: string,
  password: string | undefined,
  caller: Caller,
): Promise<void> => {
  if (!(await hasPasskey(deps.db, session.userId, id))) throw new AppError('NOT_FOUND');
  const { uid } = await confirmIdentity(deps, session, password, caller);
  await deps.db.transaction(async (tx) => {
    const row = await deletePasskey(tx, uid, id);
    if (!row) return;
    await recordSecurityEvent(deps, tx, uid, 'passkey-removed', caller, row.name);
    await queueNotice(deps, tx, uid, (email) => createPasskeyMail(email, 'removed', row.name));
  });
};
