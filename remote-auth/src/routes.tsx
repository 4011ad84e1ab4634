import type { RouteObject } from '@rankwright/sdk/router';

/** The entry point of this remote: one page for each route in remote.config.ts. */
export const routes: RouteObject[] = [
  { path: '/login', lazy: () => import(/* webpackChunkName: "page-login" */ './login/LoginPage.tsx') },
  {
    path: '/login/callback',
    lazy: () => import(/* webpackChunkName: "page-login-callback" */ './oidc/OidcCallbackPage.tsx'),
  },
  { path: '/signup', lazy: () => import(/* webpackChunkName: "page-signup" */ './signup/SignupPage.tsx') },
  {
    path: '/forgot-password',
    lazy: () => import(/* webpackChunkName: "page-forgot-password" */ './password/ForgotPasswordPage.tsx'),
  },
  {
    path: '/reset-password',
    lazy: () => import(/* webpackChunkName: "page-reset-password" */ './password/ResetPasswordPage.tsx'),
  },
  {
    path: '/verify-email',
    lazy: () => import(/* webpackChunkName: "page-verify-email" */ './verify/VerifyEmailPage.tsx'),
  },
  {
    path: '/my-account',
    lazy: () => import(/* webpackChunkName: "page-my-account" */ './account/MyAccountPage.tsx'),
  },
  {
    path: '/settings',
    lazy: () => import(/* webpackChunkName: "page-settings" */ './settings/SettingsPage.tsx'),
  },
];
