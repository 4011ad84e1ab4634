import type { KeyValueStorage } from '../kernel/ports/storage.ts';

const key = 'rankwright:staff';

/** `?staff=on` in the address remembers on this device that the ledger is wanted; `?staff=off` forgets it. It opens no data. */
export const isStaff = (search: string, storage: KeyValueStorage): boolean => {
  const asked = new URLSearchParams(search).get('staff');
  if (asked === 'on' || asked === 'off') storage.set(key, asked);
  return storage.get(key) === 'on';
};
