import { renderScreen } from '@rankwright/sdk/testing';
import type { ReactElement } from 'react';

/** The HTML of a screen before it knows anything of the API, as the page build prerenders it for visitors. */
export const renderPrerendered = (screen: ReactElement, address: string): string => {
  const { container, unmount } = renderScreen(screen, { at: address, signedIn: false });
  const html = container.innerHTML;
  unmount();
  return html;
};
