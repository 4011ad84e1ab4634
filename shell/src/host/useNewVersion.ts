import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Kernel } from '../kernel/kernel.ts';
import { useNotice } from '../hostUi/notices.ts';
import { useHost, type LoadedPage } from '../hostContext/HostContext.ts';

const subscribeToVersions =
  (kernel: Kernel | null) =>
  (listener: () => void): (() => void) => {
    const stops = [kernel?.registry.subscribe(listener), kernel?.overrides.subscribe(listener)];
    return () => stops.forEach((stop) => stop?.());
  };

/** Shows a notice when a newer version of the current screen is available; it loads at the next visit or on request. */
export const useNewVersion = (page: LoadedPage | null, renew: () => void): void => {
  const { kernel } = useHost();
  const version = useSyncExternalStore(
    useMemo(() => subscribeToVersions(kernel), [kernel]),
    useCallback(() => (kernel && page ? kernel.getReplacement(page) : null), [kernel, page]),
    () => null,
  );
  const isOverrideStopped = version !== null && page?.version === 'override';
  useEffect(() => {
    if (isOverrideStopped) renew();
  }, [isOverrideStopped, renew]);
  useNotice(
    useMemo(
      () =>
        version === null || isOverrideStopped
          ? null
          : {
              text: 'A new version of this screen is available. It loads the next time you open it.',
              action: { label: 'Open now', run: renew },
              waitsForSave: true,
            },
      [version, isOverrideStopped, renew],
    ),
  );
};
