import { Box } from '@rankwright/shared-ui/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createQueryClient } from '../queries/createQueryClient.ts';
import { session } from '../session/session.ts';
import '../testing/mockSession.ts';
import { sampleId } from '../testing/samples.ts';
import { createToken } from '../testing/createToken.ts';
import type { QueryPreset } from '../testing/queryPresets.ts';

interface ScreenSettings {
  /** Path at which the screen is opened. */
  at: string;
  /** Route pattern; defaults to the path of `at`. */
  path?: string;
  /** App screens have a margin; public pages span the full width. */
  layout?: 'app' | 'public';
  data?: readonly QueryPreset[];
}

const getPathname = (at: string): string => new URL(at, 'http://localhost').pathname;

const openStoryScreen = (
  Page: ComponentType,
  { at, path = getPathname(at), layout = 'public', data = [] }: ScreenSettings,
) => {
  if (layout === 'app') session.start(createToken(sampleId(1)));
  else session.end('logout');
  const client = createQueryClient();
  for (const preset of data) preset(client);
  const element = (
    <Box component="main" sx={layout === 'app' ? { p: { xs: 2, md: 4 }, maxWidth: 1216 } : {}}>
      <Page />
    </Box>
  );
  const routes = [
    { path, element },
    { path: '*', element: null },
  ];
  return { client, router: createMemoryRouter(routes, { initialEntries: [at] }) };
};

/** Returns the `render` function of a story: the screen inside the host's providers, with fixed data. */
export const renderStoryScreen = (Page: ComponentType, settings: ScreenSettings) => {
  const Screen = () => {
    const [{ client, router }] = useState(() => openStoryScreen(Page, settings));
    return (
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    );
  };
  return () => <Screen />;
};
