import { googleSignIn, getIdentityConfig } from '@rankwright/contracts/account';
import { callApi, endpointQuery } from '@rankwright/sdk/api';
import { session } from '@rankwright/sdk/session';

/** The configured Google sign-in provider. */
export const identityQuery = endpointQuery(getIdentityConfig);

export interface GoogleIdentity {
  idToken: string;
  displayName?: string | null;
  email?: string | null;
  photoURL?: string | null;
}

/** Signs in or up with an ID token, which the server verifies, and starts the session. */
export const signInWithGoogle = async (identity: GoogleIdentity): Promise<void> => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const { token } = await callApi(googleSignIn, { body: { ...identity, timeZone } });
  session.start(token);
};
