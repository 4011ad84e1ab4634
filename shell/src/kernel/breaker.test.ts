/** @jest-environment node */
import type { RegisteredRemote } from '@rankwright/contracts/remote';
import { createBreaker } from './breaker.ts';
import { candidatesOf } from './candidate.ts';
import { memoryStorage } from './ports/memoryStorage.ts';

const at = (version: string) => ({ version, base: `/remotes/planner/${version}/`, contractIntegrity: '' });
const planner: RegisteredRemote = {
  name: 'planner',
  owner: 'Planning',
  current: at('2.0.0'),
  previous: at('1.0.0'),
  deadlines: { contract: 1, entry: 1, expose: 1, mount: 1 },
  routes: [],
};
const versions = (override: string | null, bad: readonly string[]): string[] =>
  candidatesOf(planner, override, (version) => bad.includes(version)).map(({ version }) => version);

describe('which versions are tried, in order', () => {
  it.each<[string, string | null, string[], string[]]>([
    ['current, then previous', null, [], ['2.0.0', '1.0.0']],
    ['not the one known as bad', null, ['2.0.0'], ['1.0.0']],
    ['all again when all are bad', null, ['2.0.0', '1.0.0'], ['2.0.0', '1.0.0']],
    ['an override before the released ones', 'http://localhost/', [], ['override', '2.0.0', '1.0.0']],
  ])('%s', (_, override, bad, expected) => {
    expect(versions(override, bad)).toEqual(expected);
  });
});

it('remembers a bad version in the storage of the session until it is closed', () => {
  const storage = memoryStorage();
  createBreaker(storage).open('planner', '2.0.0', 'entry: boom');
  const breaker = createBreaker(storage);
  expect(breaker.isBad('planner', '2.0.0')).toBe(true);
  expect(breaker.isBad('planner', '1.0.0')).toBe(false);
  breaker.close('planner', '2.0.0');
  expect(breaker.isBad('planner', '2.0.0')).toBe(false);
});
