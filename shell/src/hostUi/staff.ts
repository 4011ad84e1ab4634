import type { HostData } from '@rankwright/contracts/remote';
import { browserStorage, type KeyValueStorage } from '../kernel/ports/storage.ts';

const key = 'rankwright:staff';

/** `?staff=on` enables the diagnostics panel on this device, `?staff=off` disables it. It gives no access to data. */
export const isStaff = (search: string, storage: KeyValueStorage): boolean => {
  const requested = new URLSearchParams(search).get('staff');
  if (requested === 'on' || requested === 'off') storage.set(key, requested);
  return storage.get(key) === 'on';
};

/** The diagnostics panel is shown in development, and to staff. */
export const showsDiagnostics = (data: HostData | null): boolean => {
  const isOurs = isStaff(
    location.search,
    browserStorage(() => localStorage),
  );
  return isOurs || data?.development === true;
};
