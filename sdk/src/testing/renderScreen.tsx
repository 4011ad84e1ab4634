import { QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { RankwrightTheme } from '@rankwright/shared-ui/core';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { createQueryClient } from '../queries/createQueryClient.ts';
import { session } from '../session/session.ts';
import { dismissToasts } from '../toasts.ts';
import { HostSurface } from './HostSurface.tsx';
import { tokenFor } from './tokenFor.ts';

export interface ScreenOptions {
  /** Address the screen is opened at. */
  at?: string;
  /** Route pattern of the screen; defaults to the path of `at`. */
  path?: string;
  /** Other addresses the test may land on, shown as their path. */
  signedIn?: boolean;
}

const elsewhere: RouteObject = { path: '*', Component: () => <p>another screen</p> };

/** Renders a screen as the host would: theme, query cache, router, toasts and dialogs; signed in unless told otherwise. */
export const renderScreen = (
  screen: ReactElement,
  { at = '/', path = new URL(at, 'http://localhost').pathname, signedIn = true }: ScreenOptions = {},
) => {
  dismissToasts();
  if (signedIn) session.start(tokenFor('00000000-0000-4000-8000-000000000001'));
  else session.end('logout');
  const router = createMemoryRouter([{ path, element: screen }, elsewhere], { initialEntries: [at] });
  const queryClient = createQueryClient();
  const view: RenderResult = render(
    <RankwrightTheme>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <HostSurface />
      </QueryClientProvider>
    </RankwrightTheme>,
  );
  const user: UserEvent = userEvent.setup();
  return { ...view, user, router, queryClient };
};
