import type { ComponentType } from 'react';
import type { LoadedPage } from '../hostContext/HostContext.ts';

/** As the kernel, which is independent of React, has loaded it. It has checked that it is a component. */
interface KernelPage extends Omit<LoadedPage, 'Page'> {
  component: unknown;
}

export const toLoadedPage = ({ component, ...facts }: KernelPage): LoadedPage => ({
  Page: component as ComponentType,
  ...facts,
});
