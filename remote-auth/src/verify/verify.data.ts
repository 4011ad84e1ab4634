import { undoEmailChange, verifyEmail } from '@rankwright/contracts/account';
import { callApi } from '@rankwright/sdk/api';

export const requestVerifyEmail = (token: string) => callApi(verifyEmail, { body: { token } });
export const requestUndoEmailChange = (token: string) => callApi(undoEmailChange, { body: { token } });
