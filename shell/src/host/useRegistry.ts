import type { Registry } from '@rankwright/contracts/remote';
import { hasUnsavedWork } from '@rankwright/sdk/host';
import { useLocation } from '@rankwright/sdk/router';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { useNotice } from '../surface/notices.ts';
import type { Host } from './HostContext.ts';

const never = () => () => undefined;

/** The registry that the screens follow: a newer one is taken up at the next navigation, never under unsaved work. */
export const useRegistry = ({ kernel, registry: first }: Host): Registry => {
  const latest = useSyncExternalStore(
    kernel?.registry.subscribe ?? never,
    () => kernel?.registry.current() ?? first,
    () => first,
  );
  const { key } = useLocation();
  const [followed, setFollowed] = useState({ registry: first, key });
  if (followed.key !== key) setFollowed({ registry: hasUnsavedWork() ? followed.registry : latest, key });
  const outdated = latest.shell.version !== first.shell.version;
  useNotice(
    useMemo(
      () =>
        outdated
          ? {
              text: 'A new version of Rankwright is ready.',
              action: { label: 'Reload', run: () => location.reload() },
              waitsForSave: true,
            }
          : null,
      [outdated],
    ),
  );
  return followed.registry;
};
