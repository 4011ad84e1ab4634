import { getProfile } from '@rankwright/contracts/account';
import { getArticle, getContentHistory } from '@rankwright/contracts/articles';
import { findOverlaps, listGenerations } from '@rankwright/contracts/generations';
import { getSubscription } from '@rankwright/contracts/billing';
import { listConnections } from '@rankwright/contracts/connections';
import {
  mockReply,
  mockApi,
  mockError,
  renderScreen,
  sampleConnections,
  sampleProfile,
} from '@rankwright/sdk/testing';
import { fireEvent, screen } from '@testing-library/react';
import { Component as BlogManagementPage } from '../blogManagement/BlogManagementPage.tsx';
import { historyPage, sampleArticle } from './samples.ts';

export const article = sampleArticle();
export const server = mockApi(
  mockReply(getProfile, { success: true, user: sampleProfile() }),
  mockReply(listConnections, { success: true, connections: sampleConnections() }),
  mockError(getSubscription, 'SUBSCRIPTION_MISSING'),
  mockReply(getArticle, { success: true, article }),
  mockReply(listGenerations, { success: true, generations: [] }),
  mockReply(getContentHistory, historyPage([])),
  mockReply(findOverlaps, { success: true, overlaps: [] }),
);
beforeEach(() => localStorage.clear());
export const open = (at = '/generate-content') => renderScreen(<BlogManagementPage />, { at });
export const getField = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
export const setField = (name: string, value: string) =>
  fireEvent.change(getField(name), { target: { value } });
export const fill = () => {
  setField('Primary keyword', 'rose pruning');
  setField('Industry', 'Gardening');
  setField('Target audience', 'hobby gardeners');
};
export const getSubmitButton = () => screen.getByRole('button', { name: 'Generate Article' });
export const findArticle = () => screen.findByRole('region', { name: 'Article' });
