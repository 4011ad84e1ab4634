import { getIdentityConfig } from '@rankwright/contracts/account';
import { getWriter } from '@rankwright/contracts/writers';
import type { RemoteConfig } from '@rankwright/contracts/remote';
import { pageDescriptions } from './src/pageDescriptions.ts';

export const remote: RemoteConfig = {
  name: 'auth',
  owner: 'Identity',
  hostApi: '^1.1.0',
  pageScripts: {
    '/login': 'login/login.script.ts',
    '/signup': 'signup/signup.script.ts',
    '/forgot-password': 'password/forgot.script.ts',
  },
  budget: { firstRoute: 60000, total: 160000 },
  origins: ['https://accounts.google.com'],
  routes: [
    {
      path: '/login',
      access: 'public',
      layout: 'public',
      title: 'Log in',
      description: 'Log in to Rankwright.',
      prerender: true,
      skeleton: 'form',
      prefetch: [{ path: getIdentityConfig.path }],
    },
    {
      path: '/login/callback',
      access: 'public',
      layout: 'public',
      title: 'Signing in',
      skeleton: 'form',
    },
    {
      path: '/signup',
      access: 'public',
      layout: 'public',
      title: 'Sign up',
      description: 'Create your Rankwright account and start a 3-day free trial.',
      prerender: true,
      skeleton: 'form',
      prefetch: [{ path: getIdentityConfig.path }],
    },
    {
      path: '/forgot-password',
      access: 'public',
      layout: 'public',
      title: 'Forgot password',
      description: 'Request a link to reset your password.',
      prerender: true,
      skeleton: 'form',
    },
    {
      path: '/reset-password',
      access: 'public',
      layout: 'public',
      title: 'Set a new password',
      skeleton: 'form',
    },
    {
      path: '/verify-email',
      access: 'public',
      layout: 'public',
      title: 'Verify email',
      skeleton: 'form',
    },
    {
      path: '/my-account',
      access: 'protected',
      layout: 'app',
      title: 'My Account',
      description: pageDescriptions.account,
      skeleton: 'form',
      navigation: { label: 'My Account', group: 'account', order: 2, icon: 'user' },
    },
    {
      path: '/settings',
      access: 'protected',
      layout: 'app',
      title: 'Settings',
      description: pageDescriptions.settings,
      skeleton: 'form',
      prefetch: [{ path: getWriter.path }],
      navigation: { label: 'Settings', group: 'resources', order: 1, icon: 'settings' },
    },
  ],
};
