import { QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ConfigValue } from '@rankwright/contracts/remote';
import { RankwrightTheme } from '@rankwright/shared-ui/core';
import type { ReactElement } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { useConfirmLeave } from '../dialogs/useConfirmLeave.ts';
import { RemoteSettingsContext } from '../host/remoteSettings.ts';
import { createQueryClient } from '../queries/createQueryClient.ts';
import { session } from '../session/session.ts';
import './mockSession.ts';
import type { QueryPreset } from './queryPresets.ts';
import { dismissToasts } from '../toasts.ts';
import { HostUi } from './HostUi.tsx';
import { createToken } from './createToken.ts';

export interface ScreenOptions {
  /** Path at which the screen is opened. */
  at?: string;
  /** Route pattern of the screen; defaults to the path of `at`. */
  path?: string;
  signedIn?: boolean;
  /** Prepares the query cache. */
  data?: readonly QueryPreset[];
  /** Flags of the remote that are on. */
  flags?: readonly string[];
  /** Values of the remote that the deployment has set. */
  config?: Readonly<Record<string, ConfigValue>>;
}

/** Asks before a changed form is left, as the host does. */
const HostRoutes = () => {
  useConfirmLeave();
  return <Outlet />;
};

/** Renders a screen with the host's theme, query cache, router, toasts and dialogs; signed in by default. */
export const renderScreen = (
  screen: ReactElement,
  {
    at = '/',
    path = new URL(at, 'http://localhost').pathname,
    signedIn = true,
    data = [],
    flags = [],
    config = {},
  }: ScreenOptions = {},
) => {
  dismissToasts();
  if (signedIn) session.start(createToken('00000000-0000-4000-8000-000000000001'));
  else session.end('logout');
  const children = [
    { path, element: screen },
    { path: '*', element: <p>another screen</p> },
  ];
  const router = createMemoryRouter([{ element: <HostRoutes />, children }], { initialEntries: [at] });
  const queryClient = createQueryClient();
  for (const preset of data) preset(queryClient);
  const on = Object.fromEntries(flags.map((name) => [name, true]));
  const settings = { config, flags: on, prerenderedFlags: on };
  const view: RenderResult = render(
    <RankwrightTheme>
      <QueryClientProvider client={queryClient}>
        <RemoteSettingsContext value={settings}>
          <RouterProvider router={router} />
        </RemoteSettingsContext>
        <HostUi />
      </QueryClientProvider>
    </RankwrightTheme>,
  );
  const user: UserEvent = userEvent.setup();
  return { ...view, user, router, queryClient };
};
