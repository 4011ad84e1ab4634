import { session } from '@rankwright/contracts/limits';
import {
  createPageSignal,
  readForm,
  readLocationState,
  saveLocationState,
  sendForm,
  setFormBusy,
  showFieldErrors,
  showStaticToast,
  startApp,
  startBrowserSession,
  type FailedForm,
} from '@rankwright/sdk/staticPage';
import { getSignInTarget } from '../layout/signInTarget.model.ts';
import { showProviderButtons } from '../providers/showProviderButtons.ts';
import type { Credentials } from './login.data.ts';
import { describeFailedLogin, loginTexts, validateLogin } from './login.model.ts';

/** What the app's `useSignInState` knows. */
const readFrom = (): unknown => readLocationState().from ?? new URLSearchParams(location.search).get('from');

const enter = (form: HTMLFormElement, token: string): void => {
  startBrowserSession(token);
  showStaticToast(loginTexts.welcomeTitle, loginTexts.welcome);
  setFormBusy(form, true);
  setTimeout(() => location.replace(getSignInTarget(readFrom())), session.redirectAfterLoginMs);
};

/** The app asks for the code of an account with two-factor authentication. */
const askForCode = (page: Document, challenge: string): void => {
  saveLocationState({ from: readFrom(), challenge });
  startApp(page);
};

const showFailure = (text: string): void => showStaticToast(loginTexts.failedTitle, text, 'destructive');

const handleFailure = (page: Document, failure: FailedForm): void => {
  const { code, details } = failure;
  if (code === 'SECOND_FACTOR_REQUIRED' && details.challenge) askForCode(page, details.challenge);
  else showFailure(describeFailedLogin(failure));
};

const submit = async (page: Document, form: HTMLFormElement): Promise<void> => {
  const errors = validateLogin(readForm<keyof Credentials>(form));
  showFieldErrors(form, errors);
  if (Object.keys(errors).length > 0) return;
  const result = await sendForm<{ token: string }>(form);
  if (result.ok) enter(form, result.reply.token);
  else handleFailure(page, result);
};

/**
 * Makes the log-in form of the static page work. The app takes over for everything else: a press of another button, and what comes after
 * the password.
 */
export const attachLogin = (page: Document): void => {
  const form = page.querySelector<HTMLFormElement>('form[data-login-form]');
  if (!form) return;
  const signal = createPageSignal(page);
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    // A browser without storage keeps no session.
    submit(page, form).catch(() => showFailure(loginTexts.failed));
  };
  const leaveToApp = ({ currentTarget }: Event): void => startApp(page, currentTarget as HTMLElement);
  form.addEventListener('submit', handleSubmit, { signal });
  for (const button of page.querySelectorAll('main button[type=button]'))
    button.addEventListener('click', leaveToApp, { signal });
  // The app expects the page as it was prerendered.
  signal.addEventListener('abort', () => showFieldErrors(form, {}));
  if (readLocationState().challenge) startApp(page);
  else void showProviderButtons(page, signal);
};
