import { getFormError, showFieldErrors, sendForm, showStaticToast } from '@rankwright/sdk/staticPage';
import { newsletterTexts } from './newsletter.model.ts';

const submit = async (form: HTMLFormElement): Promise<void> => {
  showFieldErrors(form, {});
  const result = await sendForm(form);
  if (!result.ok) showFieldErrors(form, { email: getFormError(result, newsletterTexts.failed) });
  else {
    form.reset();
    showStaticToast(newsletterTexts.subscribedTitle, result.message);
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
