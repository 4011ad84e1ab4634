import { codesWithoutText } from '@rankwright/contracts/errors';

/** What every endpoint replies, as far as a form shows it. */
interface Reply {
  message?: string;
  code?: string;
  details?: Readonly<Record<string, string>>;
}

/** As `ApiError` in the app. */
export interface FailedForm {
  ok: false;
  /** Of HTTP; 0 when the server was not reached. */
  status: number;
  /** Of the error catalogue. */
  code: string;
  message: string;
  details: Readonly<Record<string, string>>;
}

/** `Values` is what the endpoint replies besides. */
export type FormResult<Values = unknown> = { ok: true; message: string; reply: Values } | FailedForm;

const networkFailure: FailedForm = {
  ok: false,
  status: 0,
  code: 'NETWORK',
  message: 'Network error. Please check your connection',
  details: {},
};

const toResult = <Values>(status: number, reply: Reply): FormResult<Values> => {
  const { message = '', code = 'UNEXPECTED', details = {} } = reply;
  return status < 400
    ? { ok: true, message, reply: reply as Values }
    : { ok: false, status, code, message, details };
};

/** Text for people: the server's message when it has one, else the fallback. */
export const getFormError = ({ code, message }: FailedForm, fallback: string): string =>
  codesWithoutText.includes(code) ? fallback : message;

/** The values of a form's text fields by name. */
export const readForm = <Name extends string>(form: HTMLFormElement): Record<Name, string> =>
  Object.fromEntries(
    [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input[name], textarea[name]')].map(
      ({ name, value }) => [name, value],
    ),
  ) as Record<Name, string>;

/** Disables the submit button of a form, or enables it again. */
const setFormBusy = (form: HTMLFormElement, isBusy: boolean): void => {
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  if (button) button.disabled = isBusy;
  button?.classList.toggle('Mui-disabled', isBusy);
};

/** Sends the values as JSON to the endpoint in the form's `action`; the submit button is disabled meanwhile. */
export const sendForm = async <Values = unknown>(form: HTMLFormElement): Promise<FormResult<Values>> => {
  setFormBusy(form, true);
  try {
    const response = await fetch(form.action, {
      method: form.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(readForm(form)),
    });
    const reply = (await response.json().catch(() => ({}))) as Reply;
    return toResult(response.status, reply);
  } catch {
    return networkFailure;
  } finally {
    setFormBusy(form, false);
  }
};
