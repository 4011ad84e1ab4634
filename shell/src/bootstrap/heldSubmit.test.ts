import { pageHydratedEvent } from '@rankwright/contracts/hydration';
import { getElement } from './testing/staticDocument.ts';

const submitted = jest.fn((event: SubmitEvent) => {
  event.preventDefault();
  return (event.submitter as HTMLButtonElement | null)?.value;
});
const makeReady = async (): Promise<void> => {
  document.dispatchEvent(new Event(pageHydratedEvent));
  await new Promise((resolve) => setTimeout(resolve));
};
const findNote = () => document.querySelector('body > [role=status]');

beforeEach(async () => {
  jest.resetModules();
  submitted.mockClear();
  document.body.innerHTML =
    '<form><input name="email"><button name="way" value="one"></button><button name="way" value="two"></button></form>';
  await import('./heldSubmit.ts');
});
afterEach(makeReady);

it('holds a form that is submitted too early, says so, and submits it once when the page can handle it', async () => {
  const early = jest.fn();
  document.body.addEventListener('submit', early, { once: true });
  getElement(document, '[value=two]').click();
  getElement(document, '[value=two]').click();
  expect(early).not.toHaveBeenCalled();
  expect(findNote()).toHaveTextContent('Still loading…');
  document.body.removeEventListener('submit', early);
  getElement(document, 'form').addEventListener('submit', submitted);
  await makeReady();
  expect(submitted.mock.results.map(({ value }) => value as unknown)).toEqual(['two']);
  expect(findNote()).toBeNull();
});

it('leaves alone what is submitted afterwards', async () => {
  getElement(document, 'form').addEventListener('submit', submitted);
  await makeReady();
  expect(submitted).not.toHaveBeenCalled();
  getElement(document, '[value=one]').click();
  expect(submitted.mock.results.map(({ value }) => value as unknown)).toEqual(['one']);
  expect(findNote()).toBeNull();
});
