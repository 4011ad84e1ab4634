import { getProfile } from '@rankwright/contracts/account';
import { getContentHistory } from '@rankwright/contracts/articles';
import { getSubscription } from '@rankwright/contracts/billing';
import {
  mockReply,
  mockApi,
  mockNetworkError,
  renderScreen,
  sampleId,
  sampleProfile,
} from '@rankwright/sdk/testing';
import { screen, within } from '@testing-library/react';
import { historyPage, samplePublication, sampleRow } from './samples.ts';
import { Component as HistoryPage } from '../history/HistoryPage.tsx';

export const article = sampleRow({
  publications: [samplePublication()],
});
export const scheduled = sampleRow({
  id: sampleId(501),
  articleId: sampleId(701),
  title: 'Mulch before frost',
  status: 'planned',
  type: 'scheduled',
  difficulty: 9,
  date: '2026-11-20T09:00:00.000Z',
  scheduledDate: '2026-11-24',
});
/** The plan could not be asked for: nothing is kept from its owner. */
const unknownPlan = mockNetworkError(getSubscription);
export const server = mockApi(
  mockReply(getContentHistory, historyPage([article, scheduled])),
  unknownPlan,
  mockReply(getProfile, { success: true, user: sampleProfile({ timeZone: 'America/New_York' }) }),
);
afterEach(() => jest.restoreAllMocks());
/** jsdom has no layout, so tests set the page height here; `reads` counts how often the page asks for it. */
export const page = { height: 5_000, reads: 0 };
beforeEach(() => {
  page.height = 5_000;
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    configurable: true,
    get: () => {
      page.reads += 1;
      return page.height;
    },
  });
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(72);
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
export const open = (at = '/content-history') => renderScreen(<HistoryPage />, { at });
export const getRows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
export const findTable = () => screen.findByRole('table', { name: 'Content history' });
export const chooseAction = async (user: ReturnType<typeof open>['user'], title: string, action: string) => {
  await user.click(screen.getByRole('button', { name: `Actions for ${title}` }));
  await user.click(screen.getByRole('menuitem', { name: action }));
};
