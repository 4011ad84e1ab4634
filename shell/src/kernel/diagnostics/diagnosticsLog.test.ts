/** @jest-environment node */
import { createDiagnosticsLog } from './diagnosticsLog.ts';
import type { Failure } from '../result/steps.ts';

const oldVersion = { remote: 'planner', version: '1.0.0' };
const newVersion = { remote: 'planner', version: '2.0.0' };
const buildBase = (version: string): string => `https://host.test/remotes/planner/${version}/`;

const createLogOfTwo = () => {
  const log = createDiagnosticsLog();
  for (const key of [oldVersion, newVersion])
    log.startVersion(key, { owner: 'Planning', source: 'current', base: buildBase(key.version) });
  const entry = ({ version }: typeof oldVersion) =>
    log.entries().find((candidate) => candidate.version === version);
  return { log, entry };
};

it('records the duration of each step by version', () => {
  const { log, entry } = createLogOfTwo();
  log.recordStep(newVersion, 'fetch', 12.4);
  log.recordStep(newVersion, 'mount', 40);
  expect(entry(newVersion)?.steps).toEqual({ fetch: 12, mount: 40 });
  expect(entry(oldVersion)?.steps).toEqual({});
});

it('records failures, also of a version that was never started', () => {
  const { log } = createLogOfTwo();
  const failure: Failure = {
    step: 'fetch',
    reason: 'HTTP 404',
    remote: 'billing',
    version: '1.0.0',
    owner: 'Money',
  };
  log.recordFailure(failure);
  expect(log.entries().at(-1)).toMatchObject({ remote: 'billing', owner: 'Money', failures: [failure] });
});

it('marks the version whose page is on screen', () => {
  const { log, entry } = createLogOfTwo();
  log.setActive(newVersion, true);
  expect([entry(oldVersion)?.active, entry(newVersion)?.active]).toEqual([false, true]);
});

it.each([
  [
    'an error',
    { kind: 'error', text: 'boom', files: [`${buildBase('1.0.0')}page.js`] },
    { errors: ['boom'] },
  ],
  [
    'a content-security policy violation',
    {
      kind: 'violation',
      text: 'connect-src: https://x.test',
      files: ['https://x.test', `${buildBase('1.0.0')}a.js`],
    },
    { violations: ['connect-src: https://x.test'] },
  ],
  [
    'a long task',
    { kind: 'longTask', ms: 80.2, files: [`${buildBase('1.0.0')}page.js`] },
    { longTasks: { count: 1, ms: 80 } },
  ],
] as const)('attributes %s to the version and owner of the file', (_, event, expected) => {
  const { log, entry } = createLogOfTwo();
  expect(log.recordEvent(event)).toMatchObject({ version: '1.0.0', owner: 'Planning' });
  expect(entry(oldVersion)).toMatchObject(expected);
  expect(entry(newVersion)).toMatchObject({ errors: [], violations: [], longTasks: { count: 0, ms: 0 } });
});

it('ignores events in the host itself', () => {
  const { log } = createLogOfTwo();
  const files = ['https://host.test/shell/1.0.0/main.js'];
  expect(log.recordEvent({ kind: 'error', text: 'boom', files })).toBeNull();
});

it('notifies listeners until they unsubscribe', () => {
  const { log } = createLogOfTwo();
  const listener = jest.fn();
  const unsubscribe = log.subscribe(listener);
  log.recordStep(oldVersion, 'fetch', 1);
  unsubscribe();
  log.recordStep(oldVersion, 'fetch', 2);
  expect(listener).toHaveBeenCalledTimes(1);
});
