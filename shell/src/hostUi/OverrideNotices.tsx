import { useMemo, useSyncExternalStore } from 'react';
import type { Kernel } from '../kernel/kernel.ts';
import type { Override, Overrides } from '../kernel/activation/overrides.ts';
import { useNotice } from './notices.ts';

const ActiveOverride = ({ override, overrides }: { override: Override; overrides: Overrides }) => {
  const { remote, base } = override;
  useNotice(
    useMemo(
      () => ({
        text: `This tab loads ${remote} from ${base}`,
        severity: 'warning',
        action: { label: 'Stop', run: () => overrides.clear(remote) },
        waitsForSave: true,
      }),
      [remote, base, overrides],
    ),
  );
  return null;
};

const getNothing = () => null;
const noOverrides: readonly Override[] = [];

/** Notices for the active overrides of this tab and for the last one that failed. */
export const OverrideNotices = ({ kernel: { overrides } }: { kernel: Kernel }) => {
  const active = useSyncExternalStore(overrides.subscribe, overrides.active, () => noOverrides);
  const reset = useSyncExternalStore(overrides.subscribe, overrides.lastReset, getNothing);
  useNotice(
    useMemo(
      () =>
        reset && {
          text: `The override of ${reset.remote} failed (step ${reset.step}: ${reset.reason}). The released version is shown instead.`,
          severity: 'warning',
          action: { label: 'Close', run: overrides.acknowledge },
        },
      [reset, overrides],
    ),
  );
  return active.map((override) => (
    <ActiveOverride key={override.remote} override={override} overrides={overrides} />
  ));
};
