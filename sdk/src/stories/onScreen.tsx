import { Box } from '@rankwright/shared-ui/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createQueryClient } from '../queries/createQueryClient.ts';
import { session } from '../session/session.ts';
import { sampleId } from '../testing/samples.ts';
import { tokenFor } from '../testing/tokenFor.ts';
import type { Known } from './known.ts';

interface ScreenSettings {
  /** Address the screen is opened at. */
  at: string;
  /** Route pattern; the path of `at` unless told otherwise. */
  path?: string;
  /** The app's frame leaves a margin around its screens; public pages reach the edge. */
  layout?: 'app' | 'public';
  data?: readonly Known[];
}

const pathOf = (at: string): string => new URL(at, 'http://localhost').pathname;

const open = (
  Page: ComponentType,
  { at, path = pathOf(at), layout = 'public', data = [] }: ScreenSettings,
) => {
  if (layout === 'app') session.start(tokenFor(sampleId(1)));
  else session.end('logout');
  const client = createQueryClient();
  for (const answer of data) answer(client);
  const element = (
    <Box component="main" sx={layout === 'app' ? { p: { xs: 2, md: 4 }, maxWidth: 1216 } : {}}>
      <Page />
    </Box>
  );
  return { client, router: createMemoryRouter([{ path, element }, { path: '*' }], { initialEntries: [at] }) };
};

/** A screen as the host opens it, on fixed data: the `render` of a story. */
export const onScreen = (Page: ComponentType, settings: ScreenSettings) => {
  const Screen = () => {
    const [{ client, router }] = useState(() => open(Page, settings));
    return (
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    );
  };
  return () => <Screen />;
};
