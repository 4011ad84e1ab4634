/** @jest-environment node */
import { createLedger } from './ledger.ts';
import type { Failure } from './outcome.ts';

const old = { remote: 'planner', version: '1.0.0' };
const young = { remote: 'planner', version: '2.0.0' };
const baseOf = (version: string): string => `https://host.test/remotes/planner/${version}/`;

const ledgerOfTwo = () => {
  const ledger = createLedger();
  for (const key of [old, young])
    ledger.begin(key, { owner: 'Planning', source: 'current', base: baseOf(key.version) });
  const entry = ({ version }: typeof old) =>
    ledger.entries().find((candidate) => candidate.version === version);
  return { ledger, entry };
};

it('keeps what each step took, per version', () => {
  const { ledger, entry } = ledgerOfTwo();
  ledger.phase(young, 'fetch', 12.4);
  ledger.phase(young, 'mount', 40);
  expect(entry(young)?.phases).toEqual({ fetch: 12, mount: 40 });
  expect(entry(old)?.phases).toEqual({});
});

it('keeps failures, also of a version that never began', () => {
  const { ledger } = ledgerOfTwo();
  const failure: Failure = {
    step: 'fetch',
    reason: 'HTTP 404',
    remote: 'billing',
    version: '1.0.0',
    owner: 'Money',
  };
  ledger.failed(failure);
  expect(ledger.entries().at(-1)).toMatchObject({ remote: 'billing', owner: 'Money', failures: [failure] });
});

it('tells whose page is on screen', () => {
  const { ledger, entry } = ledgerOfTwo();
  ledger.shown(young, true);
  expect([entry(old)?.active, entry(young)?.active]).toEqual([false, true]);
});

it.each([
  ['an error', { kind: 'error', text: 'boom', files: [`${baseOf('1.0.0')}page.js`] }, { errors: ['boom'] }],
  [
    'a refusal of the content-security policy',
    {
      kind: 'violation',
      text: 'connect-src: https://x.test',
      files: ['https://x.test', `${baseOf('1.0.0')}a.js`],
    },
    { violations: ['connect-src: https://x.test'] },
  ],
  [
    'a long task',
    { kind: 'longTask', ms: 80.2, files: [`${baseOf('1.0.0')}page.js`] },
    { longTasks: { count: 1, ms: 80 } },
  ],
] as const)('gives %s to the version and owner in whose file it happened', (_, event, kept) => {
  const { ledger, entry } = ledgerOfTwo();
  expect(ledger.attribute(event)).toMatchObject({ version: '1.0.0', owner: 'Planning' });
  expect(entry(old)).toMatchObject(kept);
  expect(entry(young)).toMatchObject({ errors: [], violations: [], longTasks: { count: 0, ms: 0 } });
});

it('keeps nothing of what happened in the host itself', () => {
  const { ledger } = ledgerOfTwo();
  const files = ['https://host.test/shell/1.0.0/main.js'];
  expect(ledger.attribute({ kind: 'error', text: 'boom', files })).toBeNull();
});

it('tells its listeners until they leave', () => {
  const { ledger } = ledgerOfTwo();
  const told = jest.fn();
  const leave = ledger.subscribe(told);
  ledger.phase(old, 'fetch', 1);
  leave();
  ledger.phase(old, 'fetch', 2);
  expect(told).toHaveBeenCalledTimes(1);
});
