import type { Page } from '@playwright/test';
import { showCode } from '@rankwright/testing/fakes/authenticator/authenticator';
import { expectAccessible } from '../axe/expectAccessible.ts';
import { createMember, createStorageState, type Member } from '../product/member.ts';
import { startProduct, type Product } from '../product/startProduct.ts';
import { expectStatus } from '../product/expectedMessages.ts';
import { expect, test } from '../product/test.ts';

test.use({
  expectedMessages: {
    'the password alone': expectStatus(409, /^\/api\/auth\/login$/),
    'a wrong or used code': expectStatus(400, /^\/api\/auth\/login\/code$/),
  },
});

/** Codes are accepted one step early: the first is used up by the setup. */
const oneStepMs = 30_000;

test.describe('two-factor authentication', () => {
  let product: Product;
  test.beforeAll(async () => {
    product = await startProduct();
  });
  test.afterAll(() => product.stop());

  const logIn = async (page: Page, { email, password }: Member) => {
    await page.goto(`${product.url}/login`);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Two-factor authentication' })).toBeVisible();
  };

  test('is set up in Settings and asked for at the next log-in, with a recovery code after that', async ({
    browser,
  }) => {
    const member = await createMember(product.url);
    const own = await browser.newContext({ storageState: createStorageState(product.url, member) });
    const settings = await own.newPage();
    await settings.goto(`${product.url}/settings`);
    await settings.getByRole('button', { name: 'Set up authenticator app' }).click();
    const password = settings.getByRole('dialog').getByRole('textbox', { name: 'Your password' });
    await password.fill(member.password);
    await expectAccessible(settings);
    await settings.getByRole('button', { name: 'Continue' }).click();
    const scan = settings.getByRole('dialog', { name: 'Add Rankwright to your authenticator app' });
    await expect(scan.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    await expectAccessible(settings);
    const secret = (await scan.locator('code').textContent()) ?? '';
    await scan.getByLabel('Code from the app').fill(showCode(secret, new Date()));
    await scan.getByRole('button', { name: 'Turn on' }).click();
    const saved = settings.getByRole('dialog', { name: 'Save your recovery codes' });
    await expect(saved.getByRole('listitem')).toHaveCount(10);
    await expectAccessible(settings);
    const [recoveryCode = '', unusedCode = ''] = await saved.getByRole('listitem').allTextContents();
    const download = settings.waitForEvent('download');
    await saved.getByRole('button', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe('rankwright-recovery-codes.txt');
    await saved.getByRole('button', { name: 'I saved the codes' }).click();
    await expect(settings.getByText('10 recovery codes left.')).toBeVisible();
    await expectAccessible(settings);

    const visitor = await browser.newContext();
    const page = await visitor.newPage();
    await logIn(page, member);
    await expectAccessible(page);
    await page.getByLabel('Code').fill('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/^This code is not valid\./);
    await expectAccessible(page);
    await page.getByLabel('Code').fill(showCode(secret, new Date(Date.now() + oneStepMs)));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/content-planner$/);
    await visitor.close();

    const other = await browser.newContext();
    const withoutPhone = await other.newPage();
    await logIn(withoutPhone, member);
    await withoutPhone.reload();
    await withoutPhone.getByRole('button', { name: 'Use a recovery code' }).click();
    await expectAccessible(withoutPhone);
    await withoutPhone.getByLabel('Recovery code').fill(recoveryCode);
    await withoutPhone.keyboard.press('Enter');
    await expect(withoutPhone).toHaveURL(/\/content-planner$/);
    await withoutPhone.goto(`${product.url}/settings`);
    await expect(withoutPhone.getByText('9 recovery codes left.')).toBeVisible();

    await withoutPhone.getByRole('button', { name: 'New recovery codes' }).click();
    const replacing = withoutPhone.getByRole('dialog', { name: 'Create new recovery codes?' });
    await replacing.getByRole('textbox', { name: 'Your password' }).fill(member.password);
    await replacing.getByLabel('Code').fill(unusedCode);
    await replacing.getByRole('button', { name: 'Create codes' }).click();
    const replaced = withoutPhone.getByRole('dialog', { name: 'Save your recovery codes' });
    await expect(replaced.getByRole('listitem')).toHaveCount(10);
    const [newCode = '', lastCode = ''] = await replaced.getByRole('listitem').allTextContents();
    await replaced.getByRole('button', { name: 'I saved the codes' }).click();
    await expect(withoutPhone.getByText('10 recovery codes left.')).toBeVisible();

    const third = await browser.newContext();
    const outdated = await third.newPage();
    await logIn(outdated, member);
    await outdated.getByRole('button', { name: 'Use a recovery code' }).click();
    for (const code of [recoveryCode, unusedCode]) {
      await outdated.getByLabel('Recovery code').fill(code);
      const refused = outdated.waitForResponse(/\/api\/auth\/login\/code/);
      await outdated.keyboard.press('Enter');
      expect((await refused).ok()).toBe(false);
      await expect(outdated.getByLabel('Recovery code')).toHaveAccessibleDescription(/not valid/);
    }
    await outdated.getByLabel('Recovery code').fill(newCode);
    await outdated.keyboard.press('Enter');
    await expect(outdated).toHaveURL(/\/content-planner$/);
    await third.close();

    await withoutPhone.getByRole('button', { name: 'Turn off' }).click();
    const confirmation = withoutPhone.getByRole('alertdialog');
    await expectAccessible(withoutPhone);
    await confirmation.getByRole('textbox', { name: 'Your password' }).fill(member.password);
    await confirmation.getByLabel('Code').fill(lastCode);
    await confirmation.getByRole('button', { name: 'Turn off' }).click();
    await expect(withoutPhone.getByRole('button', { name: 'Set up authenticator app' })).toBeVisible();
    await other.close();
    await own.close();
  });
});
