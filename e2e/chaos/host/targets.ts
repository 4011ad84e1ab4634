import type { Locator, Page } from '@playwright/test';

/** An API request of a screen, and how the screen shows that it failed. */
export interface ApiRequest {
  address: string;
  /** URL pattern of the requests that fail. */
  urlPattern: RegExp;
  /** Error text of the screen. */
  errorText: string;
  /** Sends the request, when opening the screen does not. */
  trigger?: (page: Page) => Promise<void>;
  /** Loading state, when it is not the text “Loading…”. */
  getLoading?: (page: Page) => Locator;
  /** Content that is shown when the request succeeds. */
  getContent: (page: Page) => Locator;
}

export interface Target {
  name: string;
  address: string;
  /** A screen of another remote, which must keep working. */
  otherAddress: string;
  api: ApiRequest;
}

const sendMessage = async (page: Page): Promise<void> => {
  await page.getByLabel('Name').fill('Ada');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByRole('textbox', { name: 'Message' }).fill('A question about the calendar of my shop.');
  await page.getByRole('button', { name: 'Send message' }).click();
};

export const targets: readonly Target[] = [
  {
    name: 'marketing',
    address: '/features',
    otherAddress: '/settings',
    api: {
      address: '/contact',
      urlPattern: /\/api\/contact$/,
      errorText: 'Failed to Submit Message',
      trigger: sendMessage,
      getContent: (page) => page.getByText('Message Submitted Successfully!').first(),
    },
  },
  {
    name: 'auth',
    address: '/my-account',
    otherAddress: '/pricing',
    api: {
      address: '/settings',
      urlPattern: /\/api\/auth\/sessions$/,
      errorText: 'The sessions could not be loaded',
      getContent: (page) => page.getByRole('button', { name: 'Log out everywhere' }),
    },
  },
  {
    name: 'planner',
    address: '/content-planner',
    otherAddress: '/content-history',
    api: {
      address: '/content-planner',
      urlPattern: /\/api\/auth\/scheduled-content\b/,
      errorText: 'Failed to load scheduled content',
      getLoading: (page) => page.locator('[role=grid][aria-busy=true]'),
      getContent: (page) => page.locator('[role=grid][aria-busy=false]'),
    },
  },
  {
    name: 'generator',
    address: '/generate-content',
    otherAddress: '/integrations',
    api: {
      address: '/content-history',
      urlPattern: /\/api\/auth\/content-history\b/,
      errorText: 'The history could not be loaded',
      getContent: (page) => page.getByText('Nothing written yet'),
    },
  },
  {
    name: 'integrations',
    address: '/integrations',
    otherAddress: '/billing',
    api: {
      address: '/integrations',
      urlPattern: /\/api\/auth\/connections\b/,
      errorText: 'Connections could not be loaded',
      getContent: (page) => page.getByText('Setup Required').first(),
    },
  },
  {
    name: 'billing',
    address: '/billing',
    otherAddress: '/my-account',
    api: {
      address: '/analytics',
      urlPattern: /\/api\/auth\/analytics\/dashboard\b/,
      errorText: 'Analytics could not be loaded',
      getContent: (page) => page.getByText('Total Articles'),
    },
  },
];
