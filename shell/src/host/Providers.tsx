import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { QueryClientProvider, type QueryClient } from '@rankwright/sdk/query';
import { RankwrightTheme } from '@rankwright/shared-ui/core';
import type { ReactNode } from 'react';
import { HostContext, type Host } from '../hostContext/HostContext.ts';

interface ProvidersProps {
  cache: EmotionCache;
  queryClient: QueryClient;
  host: Host;
  children: ReactNode;
}

/** Style cache, theme, query cache and host context. */
export const Providers = ({ cache, queryClient, host, children }: ProvidersProps) => (
  <CacheProvider value={cache}>
    <RankwrightTheme>
      <QueryClientProvider client={queryClient}>
        <HostContext value={host}>{children}</HostContext>
      </QueryClientProvider>
    </RankwrightTheme>
  </CacheProvider>
);
