import type { Page } from '@playwright/test';
import { paths } from '@rankwright/contracts/paths';

/** Who looks at the screen: nobody signed in, a new account with a plan, one without, one with
 * weeks of work, or one with four connected sites. */
export type Viewer = 'visitor' | 'newcomer' | 'unpaid' | 'member' | 'connected';

/** `waiting`: the API never answers. `failed`: it answers 500. */
export type Weather = 'fair' | 'waiting' | 'failed';

export interface Screen {
  name: string;
  path: string;
  viewer: Viewer;
  weather?: Weather;
  /** What the person does there before the picture is taken. */
  reach?: (page: Page) => Promise<void>;
}

const visitor = (name: string, path: string): Screen => ({ name, path, viewer: 'visitor' });

const publicScreens: Screen[] = [
  visitor('landing', paths.home),
  visitor('features', paths.features),
  visitor('pricing', paths.pricing),
  visitor('blog', paths.blog),
  visitor('contact', paths.contact),
  visitor('terms', paths.terms),
  visitor('privacy', paths.privacy),
  visitor('login', paths.login),
  visitor('signup', paths.signup),
  visitor('forgot-password', paths.forgotPassword),
  visitor('reset-password', `${paths.resetPassword}?token=expired`),
  visitor('wordpress-callback', `${paths.wordpressCallback}?error=access_denied`),
  visitor('not-found', '/no-such-page'),
];

const work: [name: string, path: string][] = [
  ['planner', paths.contentPlanner],
  ['generator', paths.generateContent],
  ['history', paths.contentHistory],
  ['distribution', paths.distribution],
  ['integrations', paths.integrations],
  ['analytics', paths.analytics],
];

const account: [name: string, path: string][] = [
  ['my-account', paths.myAccount],
  ['settings', paths.settings],
  ['billing', paths.billing],
  ['test-subscription', paths.testSubscription],
];

const states = (name: string, path: string): Screen[] => [
  { name, path, viewer: 'member' },
  { name: `${name}-empty`, path, viewer: 'newcomer' },
  { name: `${name}-waiting`, path, viewer: 'member', weather: 'waiting' },
  { name: `${name}-failed`, path, viewer: 'member', weather: 'failed' },
];

/** Every screen in every state that a person can meet it in. */
export const screens: Screen[] = [
  ...publicScreens,
  ...work.flatMap(([name, path]) => states(name, path)),
  ...account.flatMap(([name, path]) => states(name, path)),
  { name: 'gate', path: paths.contentPlanner, viewer: 'unpaid' },
  { name: 'billing-offer', path: paths.billing, viewer: 'unpaid' },
];
