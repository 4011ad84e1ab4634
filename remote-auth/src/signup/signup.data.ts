import { register } from '@rankwright/contracts/account';
import { callApi } from '@rankwright/sdk/api';
import { session } from '@rankwright/sdk/session';
import { formatFullName, type SignupForm } from './signup.model.ts';

/** Creates the account with the browser's time zone and starts the session. */
export const signUp = async (form: SignupForm): Promise<void> => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const { token } = await callApi(register, {
    body: {
      email: form.email,
      password: form.password,
      displayName: formatFullName(form),
      role: 'user',
      timeZone,
    },
  });
  session.start(token);
};
