import { holdEarlySubmits } from './earlySubmits.ts';
import { createPage, getElement } from './testing/staticDocument.ts';

/** Ends with each test. */
let controller = new AbortController();
beforeEach(() => {
  controller = new AbortController();
});
afterEach(() => controller.abort());

describe('a form of a static page', () => {
  const submit = (page: Document): boolean =>
    getElement(page, 'form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));

  it('that is submitted before its page script runs is submitted to it', () => {
    const page = createPage('<form></form>');
    const requestSubmit = jest.fn();
    Object.assign(getElement(page, 'form'), { requestSubmit });
    holdEarlySubmits(page, controller.signal);
    expect(submit(page)).toBe(false);
    const handle = jest.fn();
    getElement(page, 'form').addEventListener('submit', handle);
    expect(requestSubmit).not.toHaveBeenCalled();
    page.dispatchEvent(new Event('DOMContentLoaded'));
    expect(requestSubmit).toHaveBeenCalledTimes(1);
    submit(page);
    expect(handle).toHaveBeenCalledTimes(1);
  });

  it('is left to itself afterwards', () => {
    const page = createPage('<form></form>');
    holdEarlySubmits(page, controller.signal);
    page.dispatchEvent(new Event('DOMContentLoaded'));
    expect(submit(page)).toBe(true);
  });
});
