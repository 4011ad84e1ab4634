/** @jest-environment node */
import type { RegisteredRemote } from '@rankwright/contracts/remote';
import { createBreaker } from './breaker.ts';
import { listCandidates } from '../registry/candidate.ts';

const createVersion = (version: string) => ({
  version,
  base: `/remotes/planner/${version}/`,
  contractIntegrity: '',
});
const planner: RegisteredRemote = {
  name: 'planner',
  owner: 'Planning',
  current: createVersion('2.0.0'),
  previous: createVersion('1.0.0'),
  routes: [],
};
const listVersions = (override: string | null, bad: readonly string[]): string[] =>
  listCandidates(planner, {
    override,
    isInCanary: true,
    isBad: (version) => bad.includes(version),
  }).map(({ version }) => version);

describe('candidate versions, in order', () => {
  it.each<[string, string | null, string[], string[]]>([
    ['current, then previous', null, [], ['2.0.0', '1.0.0']],
    ['not the failed one', null, ['2.0.0'], ['1.0.0']],
    ['all again when all have failed', null, ['2.0.0', '1.0.0'], ['2.0.0', '1.0.0']],
    ['the override before the released versions', 'http://localhost/', [], ['override', '2.0.0', '1.0.0']],
  ])('%s', (_, override, bad, expected) => {
    expect(listVersions(override, bad)).toEqual(expected);
  });
});

it('remembers a failed version until it is closed', () => {
  const breaker = createBreaker();
  breaker.open('planner', '2.0.0');
  expect(breaker.isBad('planner', '2.0.0')).toBe(true);
  expect(breaker.isBad('planner', '1.0.0')).toBe(false);
  breaker.close('planner', '2.0.0');
  expect(breaker.isBad('planner', '2.0.0')).toBe(false);
});
