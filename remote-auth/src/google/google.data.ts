import type { EndpointSchemas } from '@rankwright/contracts/http';
import { signInWithGoogle, getIdentityConfig } from '@rankwright/contracts/account';
import { callApi, endpointQuery } from '@rankwright/sdk/api';
import type * as z from '@rankwright/contracts/zod';
import { startSession } from '../layout/startSession.ts';

/** The identity providers of this deployment. */
export const identityQuery = endpointQuery(getIdentityConfig);
export type IdentityConfig = z.output<EndpointSchemas<typeof getIdentityConfig>['reply']>;

export interface GoogleIdentity {
  idToken: string;
  displayName?: string | null;
  email?: string | null;
  photoURL?: string | null;
}

/** Signs in or up with an ID token, which the server verifies. */
export const requestSignInWithGoogle = (identity: GoogleIdentity): Promise<string | null> => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return startSession(callApi(signInWithGoogle, { body: { ...identity, timeZone } }));
};
