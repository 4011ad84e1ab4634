import { googleSignIn, identityConfig } from '@rankwright/contracts/account';
import { callApi, endpointQuery } from '@rankwright/sdk/api';
import { session } from '@rankwright/sdk/session';

/** How this deployment offers Google sign-in. */
export const identityQuery = endpointQuery(identityConfig);

export interface GoogleIdentity {
  idToken: string;
  displayName?: string | null;
  email?: string | null;
  photoURL?: string | null;
}

/** Signs in or up with an ID token; the server verifies it. */
export const enterWithGoogle = async (identity: GoogleIdentity): Promise<void> => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const { token } = await callApi(googleSignIn, { body: { ...identity, timeZone } });
  session.start(token);
};
