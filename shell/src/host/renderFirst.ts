import { startTransition } from 'react';
import type { LoadedPages } from '../hostContext/HostContext.ts';

/**
 * The first render of the app. With a whole screen it is a transition, which yields to user input every few milliseconds; the layout
 * alone renders at once.
 */
export const renderFirst = (pages: LoadedPages, render: () => void): void => {
  if (Object.keys(pages).length > 0) startTransition(render);
  else render();
};
