import { signInWithOidc, startOidcSignIn } from '@rankwright/contracts/account';
import { callApi } from '@rankwright/sdk/api';
import { startSession } from '../layout/startSession.ts';

const storageKey = 'rankwright:oidc';

interface StartedSignIn {
  state: string;
  /** The page that the person came from. */
  from: unknown;
}

/** Leaves for the provider. The state stays in this tab: only the tab that began a sign-in can finish it. */
export const openProvider = async (from: unknown): Promise<void> => {
  const { url, state } = await callApi(startOidcSignIn);
  const started: StartedSignIn = { state, from };
  sessionStorage.setItem(storageKey, JSON.stringify(started));
  window.location.assign(url);
};

/** The sign-in that this tab began; null when another tab or another site began it. */
export const readStartedSignIn = (): StartedSignIn | null => {
  const text = sessionStorage.getItem(storageKey);
  return text === null ? null : (JSON.parse(text) as StartedSignIn);
};

/** The provider's answer that cannot be used; the message is shown to the user. */
export class ProviderAnswerError extends Error {}

const otherWindowText = 'This sign-in did not begin in this window. Please start again.';

/** What the provider says is shown only to the tab that began: anybody can write a link with words in it. */
const readAnswer = (search: URLSearchParams): { code: string; state: string; iss?: string } => {
  const failure = search.get('error');
  if (failure === 'access_denied') throw new ProviderAnswerError('Sign in was cancelled.');
  const code = search.get('code');
  const state = search.get('state');
  if (!state || readStartedSignIn()?.state !== state) throw new ProviderAnswerError(otherWindowText);
  if (failure) throw new ProviderAnswerError(search.get('error_description') ?? failure);
  if (!code) throw new ProviderAnswerError(otherWindowText);
  const iss = search.get('iss');
  return { code, state, ...(iss && { iss }) };
};

/** Starts the session, or returns the challenge of an account that needs a code. */
export const requestSignInWithOidc = (search: URLSearchParams): Promise<string | null> => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return startSession(callApi(signInWithOidc, { body: { ...readAnswer(search), timeZone } }));
};
