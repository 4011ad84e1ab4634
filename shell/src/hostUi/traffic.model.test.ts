import { createDiagnosticsLog } from '../kernel/diagnostics/diagnosticsLog.ts';
import { createMemoryStorage } from '../kernel/ports/memoryStorage.ts';
import { isStaff } from './staff.ts';
import { measureTraffic } from './traffic.model.ts';

const base = 'https://host.test/remotes/planner/1.0.0/';
const entry = (() => {
  const log = createDiagnosticsLog();
  log.startVersion({ remote: 'planner', version: '1.0.0' }, { owner: 'Planning', source: 'current', base });
  const [first] = log.entries();
  if (!first) throw new Error('The diagnostics log is empty.');
  return first;
})();

it('counts requests, bytes and unused preloads of a version’s folder', () => {
  const traffic = measureTraffic(entry, {
    resources: [
      { name: `${base}entry.js`, encodedBodySize: 1_000 },
      { name: `${base}page.js`, encodedBodySize: 500 },
      { name: 'https://host.test/shell/1.0.0/shell.js', encodedBodySize: 9_000 },
    ],
    preloads: [`${base}entry.js`, `${base}other.js`, 'https://host.test/shell/1.0.0/shell.js'],
    wasRequested: (url) => url.endsWith('entry.js'),
  });
  expect(traffic).toEqual({ requests: 2, bytes: 1_500, unusedPreloads: ['other.js'] });
});

it('counts nothing for a version without an attempt', () => {
  const network = {
    resources: [{ name: 'https://x.test/', encodedBodySize: 1 }],
    preloads: [],
    wasRequested: () => true,
  };
  expect(measureTraffic({ ...entry, base: '' }, network)).toEqual({
    requests: 0,
    bytes: 0,
    unusedPreloads: [],
  });
});

it('enables staff mode with ?staff=on until ?staff=off', () => {
  const storage = createMemoryStorage();
  expect(isStaff('', storage)).toBe(false);
  expect(isStaff('?staff=on', storage)).toBe(true);
  expect(isStaff('', storage)).toBe(true);
  expect(isStaff('?staff=off', storage)).toBe(false);
  expect(isStaff('', storage)).toBe(false);
});
