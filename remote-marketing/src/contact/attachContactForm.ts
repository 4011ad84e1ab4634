import { showFieldErrors, readForm, sendForm, showStaticToast } from '@rankwright/sdk/staticPage';
import { contactTexts, validateContact, type ContactForm } from './contact.model.ts';

const submit = async (form: HTMLFormElement): Promise<void> => {
  const error = validateContact(readForm<keyof ContactForm>(form));
  showFieldErrors(form, error?.fields ?? {});
  if (error) {
    showStaticToast(error.title, error.text, 'destructive');
    return;
  }
  const { ok } = await sendForm(form);
  if (!ok) showStaticToast(contactTexts.failedTitle, contactTexts.failed, 'destructive');
  else {
    form.reset();
    showStaticToast(contactTexts.sentTitle, contactTexts.sent);
  }
};

/** Makes the contact form of a static page work. */
export const attachContactForm = (page: Document): void => {
  const form = page.querySelector<HTMLFormElement>('form[data-contact-form]');
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit(form);
  });
};
