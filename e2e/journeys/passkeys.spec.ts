import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe/expectAccessible.ts';
import { createMember, createStorageState } from '../product/member.ts';
import { startProduct, type Product } from '../product/startProduct.ts';
import { expectStatus } from '../product/expectedMessages.ts';
import { expect, test } from '../product/test.ts';
import { logOutByMenu } from '../product/session.ts';

test.use({
  expectedMessages: {
    'a wrong password': expectStatus(401, /^\/api\/auth\/passkeys\//),
    'a passkey that was removed': expectStatus(400, /^\/api\/auth\/login\/passkey$/),
  },
});

/** Chromium's virtual authenticator: a device that stores passkeys and confirms every request. */
const addAuthenticator = async (page: Page) => {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    refuse: () => client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
    accept: () => client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true }),
  };
};

test.describe('passkeys', () => {
  let product: Product;
  test.beforeAll(async () => {
    product = await startProduct();
  });
  test.afterAll(() => product.stop());

  test('is added and renamed in Settings, signs in without a password and is removed', async ({
    browser,
  }) => {
    const member = await createMember(product.url);
    const context = await browser.newContext({ storageState: createStorageState(product.url, member) });
    const page = await context.newPage();
    const device = await addAuthenticator(page);
    await page.goto(`${product.url}/settings`);
    await page.getByRole('button', { name: 'Add passkey' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
    await dialog.getByLabel('Name').fill('Virtual device');
    await dialog.getByRole('textbox', { name: 'Your password' }).fill(member.password);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    const list = page.getByRole('list', { name: 'Passkeys' });
    await expect(list).toContainText('Virtual device');
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Rename Virtual device' }).click();
    const renaming = page.getByRole('dialog', { name: 'Rename passkey' });
    await expect(renaming.getByLabel('Name')).toHaveValue('Virtual device');
    await renaming.getByLabel('Name').fill('');
    await renaming.getByRole('button', { name: 'Rename' }).click();
    await expect(renaming.getByLabel('Name')).toHaveAccessibleDescription('Enter a name.');
    await expectAccessible(page);
    await renaming.getByLabel('Name').fill('Key in the drawer');
    await renaming.getByRole('button', { name: 'Rename' }).click();
    await expect(list).toContainText('Key in the drawer');
    await expect(list).toContainText('not used yet');
    await page.reload();
    await expect(list).toContainText('Key in the drawer');

    await logOutByMenu(page);
    await expect(page).toHaveURL(/\/login$/);
    const logIn = page.getByRole('button', { name: 'Log in with a passkey' });
    await device.refuse();
    await logIn.click();
    await expect(page.getByText('No passkey was used.')).toBeVisible();
    await expectAccessible(page);
    await device.accept();
    await logIn.click();
    await expect(page).toHaveURL(/\/content-planner$/);

    await page.goto(`${product.url}/settings`);
    await expect(list).toContainText('last used');
    await page.getByRole('button', { name: 'Remove Key in the drawer' }).click();
    const confirmation = page.getByRole('alertdialog', { name: 'Remove this passkey?' });
    await confirmation.getByRole('textbox', { name: 'Your password' }).fill('wrong password');
    await confirmation.getByRole('button', { name: 'Remove passkey' }).click();
    await expect(confirmation.getByRole('textbox', { name: 'Your password' })).toHaveAccessibleDescription(
      /incorrect/,
    );
    await expectAccessible(page);
    await confirmation.getByRole('textbox', { name: 'Your password' }).fill(member.password);
    await confirmation.getByRole('button', { name: 'Remove passkey' }).click();
    await expect(list).toBeHidden();

    await logOutByMenu(page);
    await logIn.click();
    await expect(page.getByRole('alert')).toContainText(/passkey/i);
    await expect(page).toHaveURL(/\/login$/);
    await context.close();
  });
});
