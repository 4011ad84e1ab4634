import type { PagePrefetch } from '@rankwright/sdk/router';
import type { ComponentType } from 'react';
import type { LoadedPage } from './HostContext.ts';

/** As the kernel, which is independent of React, has loaded it. It has checked that they are functions. */
interface KernelPage extends Omit<LoadedPage, 'Page' | 'prefetch'> {
  component: unknown;
  prefetch: unknown;
}

export const toLoadedPage = ({ component, prefetch, ...facts }: KernelPage): LoadedPage => ({
  Page: component as ComponentType,
  prefetch: prefetch as PagePrefetch | null,
  ...facts,
});
