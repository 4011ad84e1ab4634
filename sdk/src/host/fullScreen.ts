import { useLayoutEffect } from 'react';
import { createStore } from 'zustand/vanilla';

/** How many screens fill the window at the moment: none or one, for an instant two while one replaces another. */
export const fullScreen = createStore<{ screens: number }>(() => ({ screens: 0 }));

/** Gives this screen the whole window while it is mounted: the host hides its sidebar and its header. */
export const useFullScreen = (): void =>
  useLayoutEffect(() => {
    fullScreen.setState(({ screens }) => ({ screens: screens + 1 }));
    return () => fullScreen.setState(({ screens }) => ({ screens: screens - 1 }));
  }, []);
