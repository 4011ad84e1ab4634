/** A message of the browser's console, or what a page reported besides. */
export interface BrowserMessage {
  text: string;
  /** Path of the request or script that it is about; of the page where there is none. */
  path: string;
}

export interface ExpectedMessage {
  text: string | RegExp;
  path: RegExp;
}

/** The browser reports every response that is no success as an error. */
export const expectStatus = (status: number, path: RegExp): ExpectedMessage => ({
  text: `status of ${status}`,
  path,
});

/** What the product answers or does on purpose, in any journey. */
const expectedAnywhere: Readonly<Record<string, ExpectedMessage>> = {
  'a page that does not exist': expectStatus(404, /^\/(?!api\/)/),
  'an account without a plan': expectStatus(404, /^\/api\/stripe\/subscription$/),
  'a page for reading preloads scripts that it starts with the first interaction (ADR 11)': {
    text: 'was preloaded using link preload but not used within a few seconds',
    path: /^/,
  },
};

const matches = ({ text, path }: BrowserMessage, expected: ExpectedMessage): boolean =>
  (typeof expected.text === 'string' ? text.includes(expected.text) : expected.text.test(text)) &&
  expected.path.test(path);

export const isExpected = (
  message: BrowserMessage,
  expected: Readonly<Record<string, ExpectedMessage>>,
): boolean => Object.values({ ...expectedAnywhere, ...expected }).some((each) => matches(message, each));
