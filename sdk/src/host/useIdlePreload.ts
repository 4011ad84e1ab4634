import { useEffect } from 'react';
import { whenIdle } from './whenIdle.ts';

/** Loads the script of a screen's main dialog once the browser is idle, so that it is there when the dialog opens. */
export const useIdlePreload = ({ preload }: { preload: () => Promise<unknown> }): void =>
  useEffect(() => whenIdle(() => void preload()), [preload]);
