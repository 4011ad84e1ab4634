import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Kernel } from '../kernel/kernel.ts';
import { useNotice } from '../surface/notices.ts';
import { useHost, type ReadyPage } from './HostContext.ts';

const follow =
  (kernel: Kernel | null) =>
  (listener: () => void): (() => void) => {
    const stops = [kernel?.registry.subscribe(listener), kernel?.overrides.subscribe(listener)];
    return () => stops.forEach((stop) => stop?.());
  };

/** Says that a newer version of the page on screen is ready. It is taken at the next navigation, or at once on request. */
export const useNewVersion = (page: ReadyPage | null, renew: () => void): void => {
  const { kernel } = useHost();
  const version = useSyncExternalStore(
    useMemo(() => follow(kernel), [kernel]),
    useCallback(() => (kernel && page ? kernel.replaces(page) : null), [kernel, page]),
    () => null,
  );
  const stopped = version !== null && page?.version === 'override';
  useEffect(() => {
    if (stopped) renew();
  }, [stopped, renew]);
  useNotice(
    useMemo(
      () =>
        version === null || stopped
          ? null
          : {
              text: 'A new version of this screen is ready. It opens the next time you come here.',
              action: { label: 'Open now', run: renew },
              waitsForSave: true,
            },
      [version, stopped, renew],
    ),
  );
};
