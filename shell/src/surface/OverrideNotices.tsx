import { useMemo, useSyncExternalStore } from 'react';
import type { Kernel } from '../kernel/kernel.ts';
import type { Override, Overrides } from '../kernel/overrides.ts';
import { useNotice } from './notices.ts';

const ActiveOverride = ({ override, overrides }: { override: Override; overrides: Overrides }) => {
  const { remote, base } = override;
  useNotice(
    useMemo(
      () => ({
        text: `This tab takes ${remote} from ${base}`,
        severity: 'warning',
        action: { label: 'Stop', run: () => overrides.clear(remote) },
        waitsForSave: true,
      }),
      [remote, base, overrides],
    ),
  );
  return null;
};

const nothing = () => null;
const none: readonly Override[] = [];

/** Which remotes this tab takes from elsewhere, and which of them was given up because it failed. */
export const OverrideNotices = ({ kernel: { overrides } }: { kernel: Kernel }) => {
  const active = useSyncExternalStore(overrides.subscribe, overrides.active, () => none);
  const reset = useSyncExternalStore(overrides.subscribe, overrides.lastReset, nothing);
  useNotice(
    useMemo(
      () =>
        reset && {
          text: `The build of ${reset.remote} from elsewhere failed (step ${reset.step}: ${reset.reason}). The released one is shown again.`,
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
