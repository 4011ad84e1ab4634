import type { Locator, Page } from '@playwright/test';

/** What a screen asks the API for, and how it says that it did not get it. */
export interface ApiUse {
  address: string;
  /** Pattern of the calls that are struck. */
  calls: RegExp;
  /** Words of the screen when the call fails. */
  failed: string;
  /** Causes the call, where opening the screen does not. */
  trigger?: (page: Page) => Promise<void>;
  /** How the screen waits, where it does not say “Loading…”. */
  waits?: (page: Page) => Locator;
  /** What the screen shows when the call works. */
  works: (page: Page) => Locator;
}

export interface Suspect {
  name: string;
  address: string;
  /** A screen of another remote, which has to stay well. */
  other: string;
  api: ApiUse;
}

const sendMessage = async (page: Page): Promise<void> => {
  await page.getByLabel('Name').fill('Ada');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByRole('textbox', { name: 'Message' }).fill('A question about the calendar of my shop.');
  await page.getByRole('button', { name: 'Send message' }).click();
};

export const suspects: readonly Suspect[] = [
  {
    name: 'marketing',
    address: '/features',
    other: '/settings',
    api: {
      address: '/contact',
      calls: /\/api\/contact$/,
      failed: 'Failed to Submit Message',
      trigger: sendMessage,
      works: (page) => page.getByText('Message Submitted Successfully!').first(),
    },
  },
  {
    name: 'auth',
    address: '/my-account',
    other: '/pricing',
    api: {
      address: '/settings',
      calls: /\/api\/auth\/sessions$/,
      failed: 'The sessions could not be loaded',
      works: (page) => page.getByRole('button', { name: 'Log out everywhere' }),
    },
  },
  {
    name: 'planner',
    address: '/content-planner',
    other: '/content-history',
    api: {
      address: '/content-planner',
      calls: /\/api\/auth\/scheduled-content\b/,
      failed: 'Failed to load scheduled content',
      waits: (page) => page.locator('[role=grid][aria-busy=true]'),
      works: (page) => page.locator('[role=grid][aria-busy=false]'),
    },
  },
  {
    name: 'generator',
    address: '/generate-content',
    other: '/integrations',
    api: {
      address: '/content-history',
      calls: /\/api\/auth\/content-history\b/,
      failed: 'The history could not be loaded',
      works: (page) => page.getByText('Nothing written yet'),
    },
  },
  {
    name: 'integrations',
    address: '/integrations',
    other: '/billing',
    api: {
      address: '/integrations',
      calls: /\/api\/auth\/connections\b/,
      failed: 'Connections could not be loaded',
      works: (page) => page.getByText('Setup Required').first(),
    },
  },
  {
    name: 'billing',
    address: '/billing',
    other: '/my-account',
    api: {
      address: '/analytics',
      calls: /\/api\/auth\/analytics\/dashboard\b/,
      failed: 'Analytics could not be loaded',
      works: (page) => page.getByText('Total Articles'),
    },
  },
];
