import type { Registry } from '@rankwright/contracts/remote';
import { hasUnsavedWork } from '@rankwright/sdk/host';
import { useLocation } from '@rankwright/sdk/router';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { useNotice } from '../hostUi/notices.ts';
import type { Host } from '../hostContext/HostContext.ts';

const subscribeToNothing = () => () => undefined;

/** The registry used for routing: a newer one applies at the next navigation, never while there is unsaved work. */
export const useRegistry = ({ kernel, registry: first }: Host): Registry => {
  const latest = useSyncExternalStore(
    kernel?.registry.subscribe ?? subscribeToNothing,
    () => kernel?.registry.current() ?? first,
    () => first,
  );
  const { key } = useLocation();
  const [applied, setApplied] = useState({ registry: first, key });
  if (applied.key !== key) setApplied({ registry: hasUnsavedWork() ? applied.registry : latest, key });
  const isShellOutdated = latest.shell.version !== first.shell.version;
  useNotice(
    useMemo(
      () =>
        isShellOutdated
          ? {
              text: 'A new version of Rankwright is available.',
              action: { label: 'Reload', run: () => location.reload() },
              waitsForSave: true,
            }
          : null,
      [isShellOutdated],
    ),
  );
  return applied.registry;
};
