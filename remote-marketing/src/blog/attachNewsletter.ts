import { showFieldErrors } from '../staticPage/fieldErrors.ts';
import { sendForm } from '../staticPage/sendForm.ts';
import { showStaticToast } from '../staticPage/showStaticToast.ts';
import { newsletterTexts } from './newsletter.model.ts';

const submit = async (form: HTMLFormElement): Promise<void> => {
  showFieldErrors(form, {});
  const { ok, message } = await sendForm(form);
  if (!ok) showFieldErrors(form, { email: message ?? newsletterTexts.failed });
  else {
    form.reset();
    showStaticToast(newsletterTexts.subscribedTitle, message);
  }
};

/** Makes the newsletter form of a static page work. */
export const attachNewsletter = (page: Document): void => {
  const form = page.querySelector<HTMLFormElement>('form[data-newsletter-form]');
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit(form);
  });
};
