import {
  createRecoveryCodes,
  disableTwoFactor,
  enableTwoFactor,
  setUpTwoFactor,
} from '@rankwright/contracts/account';
import { callApi } from '@rankwright/sdk/api';

interface PasswordBody {
  currentPassword?: string;
}

export const requestSetUpTwoFactor = (body: PasswordBody) => callApi(setUpTwoFactor, { body });
export const requestEnableTwoFactor = (code: string) => callApi(enableTwoFactor, { body: { code } });
export const requestCreateRecoveryCodes = (body: PasswordBody) => callApi(createRecoveryCodes, { body });
export const requestDisableTwoFactor = (body: PasswordBody) => callApi(disableTwoFactor, { body });
