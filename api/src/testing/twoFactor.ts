import { enableTwoFactor, setUpTwoFactor } from '@rankwright/contracts/account';
import { showCode } from '@rankwright/testing/fakes/authenticator/authenticator';
import type { TestAccount } from './accounts.ts';
import type { TestApi } from './startTestApi.ts';

export interface TestAuthenticator {
  /** The code that the app shows `shiftMs` from now. */
  code(shiftMs?: number): string;
  recoveryCodes: string[];
}

/** Turns two-factor authentication on and moves to the next code, as the first one is used up. */
export const turnOnTwoFactor = async (api: TestApi, account: TestAccount): Promise<TestAuthenticator> => {
  const { token, password } = account;
  const setUp = await api.call(setUpTwoFactor, { token, body: { currentPassword: password } });
  const code = (shiftMs = 0) =>
    showCode(String(setUp.body.secret), new Date(api.clock.now().getTime() + shiftMs));
  const enabled = await api.call(enableTwoFactor, { token, body: { code: code() } });
  if (enabled.status !== 200) throw new Error(JSON.stringify(enabled.body));
  api.clock.advance(60_000);
  return { code, recoveryCodes: enabled.body.recoveryCodes as string[] };
};
