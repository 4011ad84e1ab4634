import { toastEvent, toastTemplateId, type StaticToast } from '@rankwright/contracts/staticPage';
import { getElement } from './testing/staticDocument.ts';
import { showToastsOnRequest } from './toasts.ts';

describe('toasts', () => {
  const card = (role: string) =>
    `<div role="${role}"><p> </p><p> </p><button aria-label="Dismiss"></button></div>`;
  const html = `<div data-toast-region tabindex="-1"></div><template id="${toastTemplateId}">${card('status')}${card('alert')}</template>`;
  const open = () => {
    const page = document;
    page.body.innerHTML = html;
    showToastsOnRequest(page);
    const show = (changes: Partial<StaticToast> = {}) =>
      page.dispatchEvent(
        new CustomEvent(toastEvent, {
          detail: {
            title: 'Sent',
            description: 'Thank you.',
            variant: 'default',
            durationMs: 5_000,
            ...changes,
          },
        }),
      );
    const getTexts = () =>
      [...page.querySelectorAll('[data-toast-region] p')].map(({ textContent }) => textContent);
    return { page, show, getTexts };
  };
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('shows one toast at a time, an error as an alert, and closes it by itself or when it is dismissed', () => {
    const { page, show, getTexts } = open();
    show();
    expect(getTexts()).toEqual(['Sent', 'Thank you.']);
    show({ title: 'Failed', description: 'Try again.', variant: 'destructive' });
    expect(getTexts()).toEqual(['Failed', 'Try again.']);
    expect(getElement(page, '[data-toast-region] > *')).toHaveAttribute('role', 'alert');
    getElement(page, '[data-toast-region] button').click();
    expect(getTexts()).toEqual([]);
    show();
    jest.advanceTimersByTime(4_999);
    expect(getTexts()).not.toEqual([]);
    jest.advanceTimersByTime(1);
    expect(getTexts()).toEqual([]);
  });

  it('closes when a form is sent again, and shows what that finds wrong', () => {
    const { page, show, getTexts } = open();
    show({ variant: 'destructive' });
    page.body.dispatchEvent(new Event('submit', { bubbles: true }));
    expect(getTexts()).toEqual([]);
    page.body.addEventListener('submit', () => show({ title: 'Missing' }), { once: true });
    page.body.dispatchEvent(new Event('submit', { bubbles: true }));
    expect(getTexts()).toEqual(['Missing', 'Thank you.']);
  });

  it('does not close while the pointer rests on it', () => {
    const { page, show, getTexts } = open();
    show();
    jest.advanceTimersByTime(4_000);
    const toast = getElement(page, '[data-toast-region] > *');
    toast.dispatchEvent(new Event('mouseenter'));
    jest.advanceTimersByTime(60_000);
    expect(getTexts()).not.toEqual([]);
    toast.dispatchEvent(new Event('mouseleave'));
    jest.advanceTimersByTime(1_001);
    expect(getTexts()).toEqual([]);
  });
});
