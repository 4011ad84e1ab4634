import { addPasskey, startPasskey } from '@rankwright/contracts/account';
import { callApi } from '@rankwright/sdk/api';
import {
  startRegistration,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
} from '@simplewebauthn/browser';

/** The browser asks where to store the passkey. Throws when the person closes its dialog. */
export const requestAddPasskey = async (name: string, body: { currentPassword?: string }): Promise<void> => {
  const { options } = await callApi(startPasskey, { body });
  const credential = await startRegistration({
    optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
  });
  await callApi(addPasskey, { body: { name, credential } });
};

export const isAlreadyAdded = (error: Error): boolean =>
  error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
