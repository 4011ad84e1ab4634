import { getProfile } from '@rankwright/contracts/account';
import { createArticle, updateArticle } from '@rankwright/contracts/articles';
import { listConnections } from '@rankwright/contracts/connections';
import {
  platformLabels,
  listedPlatforms,
  type ListedPlatform,
  type Platform,
} from '@rankwright/contracts/limits';
import {
  publishToShopify,
  publishToWebflow,
  publishToWix,
  publishToWordpress,
  type PublishReply,
} from '@rankwright/contracts/publishing';
import {
  mockReply,
  mockApi,
  renderScreen,
  sampleConnections,
  sampleId,
  sampleProfile,
} from '@rankwright/sdk/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { sampleArticle, samplePublication } from './samples.ts';
import { Component as DistributionPage } from '../distribution/DistributionPage.tsx';

export const endpoints = {
  wordpress: publishToWordpress,
  wix: publishToWix,
  shopify: publishToShopify,
  webflow: publishToWebflow,
} as const;
export const ids: Record<ListedPlatform, string> = {
  wordpress: sampleId(1),
  wix: sampleId(2),
  shopify: sampleId(3),
  webflow: sampleId(4),
};
export const createLiveReply = (platform: ListedPlatform): PublishReply => ({
  success: true,
  state: 'live',
  postId: '1',
  url: `https://${platform}.example/roses`,
  publication: samplePublication({
    id: ids[platform],
    platform,
    url: `https://${platform}.example/roses`,
  }),
});
export const createFailedReply = (platform: ListedPlatform, error: string): PublishReply => ({
  success: false,
  error,
  state: 'failed',
  publication: samplePublication({
    id: ids[platform],
    platform,
    state: 'failed',
    url: null,
    error,
    remedy: 'retry',
  }),
});
export const createUnknownReply = (platform: ListedPlatform): PublishReply => ({
  success: false,
  state: 'unknown',
  publication: samplePublication({
    id: ids[platform],
    platform,
    state: 'unknown',
    url: null,
    remedy: 'check',
  }),
});
export const article = sampleArticle({ title: 'Roses', content: 'Cut them.' });
export const server = mockApi(
  mockReply(getProfile, { success: true, user: sampleProfile() }),
  mockReply(listConnections, {
    success: true,
    connections: sampleConnections(...listedPlatforms),
  }),
  mockReply(createArticle, { success: true, article }),
  mockReply(updateArticle, { success: true, article }),
  ...listedPlatforms.map((platform) => mockReply(endpoints[platform], createLiveReply(platform))),
);
beforeEach(() => localStorage.clear());
export const open = () => renderScreen(<DistributionPage />, { at: '/distribution' });
export type User = ReturnType<typeof open>['user'];
export const findToggle = (platform: Platform) =>
  screen.findByRole('switch', {
    name: `Distribute to ${platformLabels[platform]}`,
  });
export const getTitleField = () => screen.getByRole('textbox', { name: /^Title/ });
export const getContentField = () => screen.getByRole('textbox', { name: /^Content/ });
export const getDistributeButton = () => screen.getByRole('button', { name: 'Distribute Now' });
export const fill = () => {
  fireEvent.change(getTitleField(), { target: { value: 'Roses' } });
  fireEvent.change(getContentField(), { target: { value: 'Cut them.' } });
};
export const choose = async (user: User, ...chosen: readonly Platform[]) => {
  for (const platform of chosen) await user.click(await findToggle(platform));
};
export const distribute = async (user: User, ...chosen: readonly Platform[]) => {
  fill();
  await choose(user, ...chosen);
  await user.click(getDistributeButton());
};
const findResults = () => screen.findByRole('region', { name: 'Results' });
export const findResultRow = async (platform: Platform) => {
  const found = within(await findResults())
    .getAllByRole('listitem')
    .find((item) => within(item).queryByText(platformLabels[platform]));
  if (!found) throw new Error(`no result for ${platform}`);
  return found;
};
