import { registerAccount } from '@rankwright/contracts/account';
import { callApi } from '@rankwright/sdk/api';
import { session } from '@rankwright/sdk/session';
import { sendRoiEstimate } from '../layout/sendRoiEstimate.ts';
import { formatFullName, type SignupForm } from './signup.model.ts';

/** Creates the account with the browser's time zone and starts the session. */
export const requestRegisterAccount = async (form: SignupForm): Promise<void> => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const { token } = await callApi(registerAccount, {
    body: {
      email: form.email,
      password: form.password,
      displayName: formatFullName(form),
      role: 'user',
      timeZone,
    },
  });
  session.start(token);
  void sendRoiEstimate();
};
