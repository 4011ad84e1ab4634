import { createLedger } from '../kernel/ledger.ts';
import { memoryStorage } from '../kernel/ports/memoryStorage.ts';
import { isStaff } from './staff.ts';
import { trafficOf } from './traffic.model.ts';

const base = 'https://host.test/remotes/planner/1.0.0/';
const entry = (() => {
  const ledger = createLedger();
  ledger.begin({ remote: 'planner', version: '1.0.0' }, { owner: 'Planning', source: 'current', base });
  const [first] = ledger.entries();
  if (!first) throw new Error('The ledger is empty.');
  return first;
})();

it('counts requests and bytes of a version’s folder, and preloads that nothing ran', () => {
  const traffic = trafficOf(entry, {
    resources: [
      { name: `${base}entry.js`, encodedBodySize: 1_000 },
      { name: `${base}page.js`, encodedBodySize: 500 },
      { name: 'https://host.test/shell/1.0.0/shell.js', encodedBodySize: 9_000 },
    ],
    preloads: [`${base}entry.js`, `${base}other.js`, 'https://host.test/shell/1.0.0/shell.js'],
    wasAsked: (url) => url.endsWith('entry.js'),
  });
  expect(traffic).toEqual({ requests: 2, bytes: 1_500, unusedPreloads: ['other.js'] });
});

it('counts nothing for a version that was never tried', () => {
  const network = {
    resources: [{ name: 'https://x.test/', encodedBodySize: 1 }],
    preloads: [],
    wasAsked: () => true,
  };
  expect(trafficOf({ ...entry, base: '' }, network)).toEqual({ requests: 0, bytes: 0, unusedPreloads: [] });
});

it('staff is who asked for it in the address, until they ask otherwise', () => {
  const storage = memoryStorage();
  expect(isStaff('', storage)).toBe(false);
  expect(isStaff('?staff=on', storage)).toBe(true);
  expect(isStaff('', storage)).toBe(true);
  expect(isStaff('?staff=off', storage)).toBe(false);
  expect(isStaff('', storage)).toBe(false);
});
