/** @jest-environment node */
import type { RegisteredRemote } from '@rankwright/contracts/remote';
import { createMemoryStorage } from '../ports/memoryStorage.ts';
import { createCanaryCohort } from './canary.ts';
import { resolveSettings } from './remoteSettings.model.ts';

const version = { version: '1.0.0', base: '/remotes/planner/1.0.0/', contractIntegrity: '' };
const planner: RegisteredRemote = {
  name: 'planner',
  owner: 'Planning',
  current: version,
  previous: null,
  routes: [],
  defaults: { config: { pageSize: 50, greeting: 'Hello' }, flags: { weekView: false, print: true } },
};
const nobody = () => false;

describe('settings of a remote in one browser', () => {
  it('are the defaults, and what the deployment has set in their place', () => {
    const set = { ...planner, config: { pageSize: 20 }, flags: { print: 0 } };
    expect(resolveSettings(planner, nobody)).toMatchObject({
      config: { pageSize: 50, greeting: 'Hello' },
      flags: { weekView: false, print: true },
    });
    expect(resolveSettings(set, nobody)).toMatchObject({
      config: { pageSize: 20, greeting: 'Hello' },
      flags: { weekView: false, print: false },
    });
  });

  it('switch a flag on for its share of the browsers, always the same ones; prerendered HTML has it off', () => {
    const browsers = Array.from({ length: 1_000 }, (_, at) =>
      createCanaryCohort(createMemoryStorage(), () => `browser-${at}`),
    );
    const listOn = (percent: number) =>
      browsers.filter((browser) => {
        const remote = { ...planner, flags: { weekView: percent } };
        const { flags, prerenderedFlags } = resolveSettings(remote, (flag, share) =>
          browser.hasFlag(remote, flag, share),
        );
        expect(prerenderedFlags.weekView).toBe(percent === 100);
        return flags.weekView;
      });
    const at25 = listOn(25);
    expect(at25.length).toBeGreaterThan(200);
    expect(at25.length).toBeLessThan(300);
    const at50 = new Set(listOn(50));
    expect(at25.every((browser) => at50.has(browser))).toBe(true);
    expect([listOn(0).length, listOn(100).length]).toEqual([0, 1_000]);
  });
});
