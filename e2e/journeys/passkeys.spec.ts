import { expect, test, type Page } from '@playwright/test';
import { findAxeViolations } from '../axe/findAxeViolations.ts';
import { createMember, createStorageState } from '../product/member.ts';
import { startProduct, type Product } from '../product/startProduct.ts';

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

  test('is added in Settings, signs in without a password and is removed', async ({ browser }) => {
    const member = await createMember(product.url);
    const context = await browser.newContext({ storageState: createStorageState(product.url, member) });
    const page = await context.newPage();
    const device = await addAuthenticator(page);
    await page.goto(`${product.url}/settings`);
    await page.getByRole('button', { name: 'Add passkey' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
    await dialog.getByLabel('Name').fill('Virtual device');
    await dialog.getByRole('textbox', { name: 'Your password' }).fill(member.password);
    expect(await findAxeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('Virtual device');
    expect(await findAxeViolations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);
    const logIn = page.getByRole('button', { name: 'Log in with a passkey' });
    await device.refuse();
    await logIn.click();
    await expect(page.getByText('No passkey was used.')).toBeVisible();
    expect(await findAxeViolations(page)).toEqual([]);
    await device.accept();
    await logIn.click();
    await expect(page).toHaveURL(/\/content-planner$/);

    await page.goto(`${product.url}/settings`);
    await page.getByRole('button', { name: 'Remove Virtual device' }).click();
    const confirmation = page.getByRole('alertdialog', { name: 'Remove this passkey?' });
    await confirmation.getByRole('textbox', { name: 'Your password' }).fill(member.password);
    await confirmation.getByRole('button', { name: 'Remove passkey' }).click();
    await expect(page.getByRole('list', { name: 'Passkeys' })).toBeHidden();
    await context.close();
  });
});
