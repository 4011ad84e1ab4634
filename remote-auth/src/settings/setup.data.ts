import {
  createRecoveryCodes,
  disableTwoFactor,
  enableTwoFactor,
  setUpTwoFactor,
} from '@rankwright/contracts/account';
import { callApi } from '@rankwright/sdk/api';
import type { PasswordBody } from './PasswordDialog.tsx';

export const requestSetUpTwoFactor = (body: PasswordBody) => callApi(setUpTwoFactor, { body });
export const requestEnableTwoFactor = (code: string) => callApi(enableTwoFactor, { body: { code } });
export const requestCreateRecoveryCodes = ({ code = '', ...body }: PasswordBody) =>
  callApi(createRecoveryCodes, { body: { ...body, code } });
export const requestDisableTwoFactor = ({ code = '', ...body }: PasswordBody) =>
  callApi(disableTwoFactor, { body: { ...body, code } });
