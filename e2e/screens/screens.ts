import type { Page } from '@playwright/test';
import { paths } from '@rankwright/contracts/paths';

/**
 * Personas: a visitor who is not signed in, a new account with a plan, one without a plan, one with weeks of content,
 * one in New York with four connected sites, and one of the staff.
 */
export type Persona = 'visitor' | 'newcomer' | 'unpaid' | 'member' | 'connected' | 'staff';

/** API condition. `waiting`: the API never responds. `failed`: it responds with 500. */
export type ApiCondition = 'fair' | 'waiting' | 'failed';

export interface Screen {
  name: string;
  path: string;
  persona: Persona;
  apiCondition?: ApiCondition;
  /** Interactions before the screenshot is taken. */
  interact?: (page: Page) => Promise<void>;
}

const createVisitorScreen = (name: string, path: string): Screen => ({ name, path, persona: 'visitor' });

const publicScreens: Screen[] = [
  createVisitorScreen('landing', paths.home),
  createVisitorScreen('features', paths.features),
  createVisitorScreen('pricing', paths.pricing),
  createVisitorScreen('blog', paths.blog),
  createVisitorScreen('contact', paths.contact),
  createVisitorScreen('terms', paths.terms),
  createVisitorScreen('privacy', paths.privacy),
  createVisitorScreen('login', paths.login),
  createVisitorScreen('signup', paths.signup),
  createVisitorScreen('forgot-password', paths.forgotPassword),
  createVisitorScreen('reset-password', `${paths.resetPassword}?token=expired`),
  createVisitorScreen('wordpress-callback', `${paths.wordpressCallback}?error=access_denied`),
  createVisitorScreen('not-found', '/no-such-page'),
];

const workspaceScreens: [name: string, path: string][] = [
  ['planner', paths.contentPlanner],
  ['generator', paths.generateContent],
  ['history', paths.contentHistory],
  ['distribution', paths.distribution],
  ['integrations', paths.integrations],
  ['integration', paths.integration('wordpress')],
  ['analytics', paths.analytics],
  ['reports', paths.reports],
  ['refreshes', paths.refreshes],
];

const accountScreens: [name: string, path: string][] = [
  ['my-account', paths.myAccount],
  ['settings', paths.settings],
  ['billing', paths.billing],
  ['test-subscription', paths.testSubscription],
];

const fleet = { name: 'fleet', path: paths.fleet, persona: 'staff' } as const;
const staffScreens: Screen[] = [
  fleet,
  { ...fleet, name: 'fleet-remote', path: `${paths.fleet}?show=planner` },
  { ...fleet, name: 'fleet-audit', path: `${paths.fleet}?view=audit` },
  { ...fleet, name: 'fleet-bad', path: `${paths.fleet}?view=bad` },
  { ...fleet, name: 'fleet-waiting', apiCondition: 'waiting' },
  { ...fleet, name: 'fleet-failed', apiCondition: 'failed' },
];

const createStates = (name: string, path: string): Screen[] => [
  { name, path, persona: 'member' },
  { name: `${name}-empty`, path, persona: 'newcomer' },
  { name: `${name}-waiting`, path, persona: 'member', apiCondition: 'waiting' },
  { name: `${name}-failed`, path, persona: 'member', apiCondition: 'failed' },
];

/** Every screen in every state. */
export const screens: Screen[] = [
  ...publicScreens,
  ...workspaceScreens.flatMap(([name, path]) => createStates(name, path)),
  ...accountScreens.flatMap(([name, path]) => createStates(name, path)),
  ...staffScreens,
  { name: 'gate', path: paths.contentPlanner, persona: 'unpaid' },
  { name: 'billing-offer', path: paths.billing, persona: 'unpaid' },
];
