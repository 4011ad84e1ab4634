import { paths } from '@rankwright/contracts/paths';
import { createScreens, press, pressAndWaitForDialog, pressKeyAndWaitForDialog } from './createScreens.ts';
import { createSampleImage } from './sampleImage.ts';

export const accountInteractions = [
  ...createScreens(paths.settings, 'member', {
    palette: (page) => pressKeyAndWaitForDialog(page, 'Control+k'),
    shortcuts: (page) => pressKeyAndWaitForDialog(page, '?'),
    notifications: (page) => press(page, /notifications/i),
    'account-menu': (page) => press(page, 'Account menu'),
    'delete-account': (page) => pressAndWaitForDialog(page, 'Delete account'),
  }),
  ...createScreens(paths.billing, 'member', {
    'cancel-plan': (page) => pressAndWaitForDialog(page, 'Cancel at period end'),
  }),
  ...createScreens(paths.myAccount, 'member', {
    crop: async (page) => {
      const file = { name: 'photo.png', mimeType: 'image/png', buffer: await createSampleImage() };
      await page.locator('input[type=file]').setInputFiles(file);
      await page.getByRole('dialog').waitFor();
    },
  }),
];
