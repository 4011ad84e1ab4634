import { getProfile } from '@rankwright/contracts/account';
import { getArticle, type GenerationEvent } from '@rankwright/contracts/articles';
import { getSubscription } from '@rankwright/contracts/billing';
import { listConnections } from '@rankwright/contracts/connections';
import {
  answer,
  mockApi,
  refuse,
  renderScreen,
  sampleConnections,
  sampleProfile,
} from '@rankwright/sdk/testing';
import { fireEvent, screen } from '@testing-library/react';
import { Component as BlogManagementPage } from '../blogManagement/BlogManagementPage.tsx';
import { sampleArticle } from './samples.ts';
import { streamed } from './streamed.ts';

export const article = sampleArticle();
export const beginning: GenerationEvent[] = [
  { type: 'stage', stage: 'outline', section: 0, sections: 5 },
  { type: 'stage', stage: 'writing', section: 3, sections: 5 },
  { type: 'text', text: '## When\n\nRose pruning is ' },
];
export const whole: GenerationEvent[] = [
  ...beginning,
  { type: 'text', text: 'work for late winter.' },
  { type: 'article', article },
];
export const server = mockApi(
  answer(getProfile, { success: true, user: sampleProfile() }),
  answer(listConnections, { success: true, connections: sampleConnections() }),
  refuse(getSubscription, 'SUBSCRIPTION_MISSING'),
  answer(getArticle, { success: true, article }),
  streamed(whole),
);
beforeEach(() => localStorage.clear());
export const open = (at = '/generate-content') => renderScreen(<BlogManagementPage />, { at });
export const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
export const set = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
export const fill = () => {
  set('Primary keyword', 'rose pruning');
  set('Industry', 'Gardening');
  set('Target audience', 'hobby gardeners');
};
export const submit = () => screen.getByRole('button', { name: 'Generate Article' });
export const written = () => screen.findByRole('region', { name: 'Article' });
