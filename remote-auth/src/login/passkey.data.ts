import { createPasskeyLogin, logInWithPasskey } from '@rankwright/contracts/account';
import { callApi } from '@rankwright/sdk/api';
import { startAuthentication, type PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { startSession } from '../layout/startSession.ts';

/** The browser asks which passkey to use. Throws when the person closes its dialog. */
export const requestLogInWithPasskey = async (): Promise<string | null> => {
  const { options } = await callApi(createPasskeyLogin);
  const credential = await startAuthentication({
    optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
  });
  return startSession(callApi(logInWithPasskey, { body: { credential } }));
};
