import { paths } from '@rankwright/contracts/paths';
import { pressAndWaitForDialog, createScreens, openTab } from './createScreens.ts';

const pastedKeywords = 'garden shears\ngarden shears\nrose food,1200,14\ncompost in a flat';

export const plannerInteractions = [
  ...createScreens(paths.contentPlanner, 'member', {
    'planner-list': (page) => openTab(page, 'List'),
    'planner-keywords': (page) => openTab(page, 'Keywords'),
    'keywords-generate': (page) => pressAndWaitForDialog(page, 'Generate Keywords'),
    'keywords-import': async (page) => {
      await pressAndWaitForDialog(page, 'Add Keywords');
      await openTab(page, 'Paste or import');
      await page.getByRole('dialog').getByRole('textbox').first().fill(pastedKeywords);
    },
  }),
  ...createScreens(paths.contentPlanner, 'connected', {
    'planner-review': async (page) => {
      await openTab(page, 'List');
      await pressAndWaitForDialog(page, /^Review /);
      await page.getByRole('dialog').getByText('Look at the plant first').waitFor();
    },
    'planner-add': async (page) => {
      await pressAndWaitForDialog(page, 'Add content');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Date').fill('2027-03-20');
      await dialog.getByLabel('Time (optional)').fill('09:00');
      await dialog.getByText('Your article is still published at 09:00 there').waitFor();
    },
  }),
];
