import type { EndpointSchemas } from '@rankwright/contracts/http';
import type { logInWithPasskey as endpoint } from '@rankwright/contracts/account';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import type { Caller } from '../../http/caller.ts';
import { consumePasskeyChallenge, getRelyingParty, savePasskeyChallenge } from './passkeyChallenge.ts';
import { findPasskeyByCredential, updatePasskeyUse, type PasskeyRow } from './passkeys.repository.ts';
import { signIn } from './signIn.ts';

type Credential = z.output<EndpointSchemas<typeof endpoint>['body']>['credential'];

/** Lists no credentials: the browser offers those that it has for this site, and nobody learns who has one. */
export const createPasskeyLogin = async (deps: Deps): Promise<Record<string, unknown>> => {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const { id } = getRelyingParty(deps.env);
  const options = await generateAuthenticationOptions({ rpID: id, userVerification: 'required' });
  await savePasskeyChallenge(deps, 'passkey-sign-in', options.challenge, null);
  return { ...options };
};

/** Returns the new signature counter. */
const verifyCredential = async (deps: Deps, row: PasskeyRow, credential: Credential): Promise<number> => {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { id, origin } = getRelyingParty(deps.env);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: (challenge) => consumePasskeyChallenge(deps, 'passkey-sign-in', challenge, null),
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: row.credentialId,
        publicKey: new Uint8Array(Buffer.from(row.publicKey, 'base64url')),
        counter: row.counter,
      },
    });
    if (verified) return authenticationInfo.newCounter;
  } catch (cause) {
    throw new AppError('PASSKEY_FAILED', { cause });
  }
  throw new AppError('PASSKEY_FAILED');
};

/** The device checked its owner (user verification), so that this is two factors: no code is asked for. */
export const logInWithPasskey = async (
  deps: Deps,
  credential: Credential,
  caller: Caller,
): Promise<string> => {
  const row = await findPasskeyByCredential(deps.db, credential.id);
  if (!row) throw new AppError('PASSKEY_UNKNOWN');
  const counter = await verifyCredential(deps, row, credential);
  return deps.db.transaction(async (tx) => {
    await updatePasskeyUse(tx, row.id, { counter, lastUsedAt: deps.clock.now() });
    return signIn(deps, tx, row.ownerId, caller, 'signed-in');
  });
};
