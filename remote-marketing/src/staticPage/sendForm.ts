import { codesWithoutText } from '@rankwright/contracts/errors';

const networkText = 'Network error. Please check your connection';

/** Reply of an endpoint, as far as a form shows it. */
interface Reply {
  success?: boolean;
  message?: string;
  code?: string;
}

export type FormResult = { ok: true; message: string } | { ok: false; message: string | null };

/** `message` is the server's text, or null when it has none for people. */
const toResult = (status: number, { message = '', code = 'UNEXPECTED' }: Reply): FormResult =>
  status < 400
    ? { ok: true, message }
    : { ok: false, message: codesWithoutText.includes(code) ? null : message };

/** The values of a form's text fields by name. */
export const readForm = <Name extends string>(form: HTMLFormElement): Record<Name, string> =>
  Object.fromEntries(
    [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input[name], textarea[name]')].map(
      ({ name, value }) => [name, value],
    ),
  ) as Record<Name, string>;

/** Sends the values as JSON to the endpoint in the form's `action`; the submit button is disabled meanwhile. */
export const sendForm = async (form: HTMLFormElement): Promise<FormResult> => {
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  const setBusy = (isBusy: boolean): void => {
    if (button) button.disabled = isBusy;
    button?.classList.toggle('Mui-disabled', isBusy);
  };
  setBusy(true);
  try {
    const response = await fetch(form.action, {
      method: form.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(readForm(form)),
    });
    const reply = (await response.json().catch(() => ({}))) as Reply;
    return toResult(response.status, reply);
  } catch {
    return { ok: false, message: networkText };
  } finally {
    setBusy(false);
  }
};
