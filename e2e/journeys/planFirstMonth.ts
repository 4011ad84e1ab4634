import { expect, type Page } from '@playwright/test';
import { agreeToTerms } from './agreeToTerms.ts';

const password = 'correct horse battery';

const signUp = async (page: Page): Promise<void> => {
  await page.getByLabel('First name').pressSequentially('Ada');
  await page.getByLabel('Last name').pressSequentially('Lovelace');
  await page.getByLabel('Email').pressSequentially(`first-month-${Date.now()}@example.com`);
  await page.getByRole('textbox', { name: 'Password', exact: true }).pressSequentially(password);
  await page.getByRole('textbox', { name: 'Confirm password' }).pressSequentially(password);
  await agreeToTerms(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/content-planner$/);
};

const startTrial = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Start 3-day free trial' }).click();
  await page.waitForURL(/test-checkout/);
  await page
    .getByRole('button', { name: /start|pay|subscribe/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/content-planner$/);
};

/** The checklist of a new account. */
export const getChecklist = (page: Page) => page.getByRole('region', { name: 'Plan your first month' });

const describeSite = async (page: Page): Promise<void> => {
  await expect(getChecklist(page)).toContainText('0 of 5 done');
  await getChecklist(page).getByRole('button', { name: 'Get started' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tell us about your site' });
  await dialog.getByLabel('Site URL (optional)').pressSequentially('roses.example.com');
  await dialog.getByLabel('What is your site about?').pressSequentially('Rose gardening');
  await dialog.getByLabel('Who reads it?').pressSequentially('Hobby gardeners');
  await dialog.getByRole('button', { name: 'Continue' }).click();
};

const pickKeywords = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Pick your keywords' });
  await expect(dialog.getByRole('checkbox')).toHaveCount(10);
  await dialog.getByRole('checkbox', { checked: true }).last().uncheck();
  await dialog.getByRole('checkbox').last().check();
  await dialog.getByRole('button', { name: 'Continue' }).click();
};

const planMonth = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Plan your first month' });
  await expect(dialog.getByRole('list', { name: 'Articles' }).getByRole('listitem')).toHaveCount(4);
  await dialog.getByRole('button', { name: 'Plan and write the first draft' }).click();
  await expect(page).toHaveURL(/\/generate-content\?article=/);
  await expect(page.getByText('Written by the built-in offline writer')).toBeVisible();
};

/** From the sign-up form to four planned articles and the open first draft. Every letter is typed as a key. */
export const planFirstMonth = async (page: Page): Promise<void> => {
  await signUp(page);
  await startTrial(page);
  await describeSite(page);
  await pickKeywords(page);
  await planMonth(page);
};
