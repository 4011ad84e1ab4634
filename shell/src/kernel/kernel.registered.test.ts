/** @jest-environment node */
import { path, releaseOf, remote } from './testing/memoryHost.ts';
import { healthy, setScene } from './testing/setScene.ts';

describe('what the registry says about a version', () => {
  it('refuses a contract of another version than the registry names', async () => {
    const { host, finish, place, publish } = await setScene(healthy, true);
    const other = await place({ ...(await releaseOf('3.0.0')), base: '/remotes/planner/2.0.0/' });
    publish({ ...other, version: '2.0.0' }, null);
    const outcome = await finish(host.open().page(remote, path));
    expect(outcome).toMatchObject({ failure: { step: 'schema', reason: 'version: is 3.0.0, not 2.0.0' } });
  });

  it('refuses a contract whose bytes are not the released ones', async () => {
    const { host, finish, place, publish, scripts } = await setScene(healthy, true);
    const tampered = await releaseOf('2.0.0');
    const released = await place(tampered);
    tampered.contract.buildHash = '00000000';
    await place(tampered);
    publish(released, null);
    const outcome = await finish(host.open().page(remote, path));
    expect(outcome).toMatchObject({ failure: { step: 'integrity' } });
    expect(scripts.ran).toEqual([]);
  });

  it('does not even ask an origin that is not on the allow-list', async () => {
    const { host, finish, publish, network } = await setScene(healthy, true);
    const base = 'https://evil.test/remotes/planner/2.0.0/';
    publish({ version: '2.0.0', base, contractIntegrity: `sha384-${'a'.repeat(64)}` }, null);
    const outcome = await finish(host.open().page(remote, path));
    expect(outcome).toMatchObject({
      failure: { step: 'origin', reason: 'https://evil.test is not on the allow-list' },
    });
    expect(network.asked.filter((url) => url.startsWith('https://evil.test'))).toEqual([]);
  });

  it('tells an allowed origin that forbids reading from one that is away', async () => {
    const { host, finish, publish, network } = await setScene(healthy, true);
    const base = 'https://cdn.test/remotes/planner/2.0.0/';
    network.answers[`${base}remote.contract.json`] = 'forbidden';
    publish({ version: '2.0.0', base, contractIntegrity: `sha384-${'a'.repeat(64)}` }, null, {
      allowedOrigins: ['https://cdn.test'],
    });
    const outcome = await finish(host.open().page(remote, path));
    expect(outcome).toMatchObject({
      failure: { step: 'fetch', reason: expect.stringContaining('CORS') as string },
    });
  });

  it('knows a remote only when it is listed', async () => {
    const { kernel, finish } = await setScene(healthy, false);
    expect(await finish(kernel.page('nobody', path))).toMatchObject({
      failure: { step: 'fetch', reason: 'the registry does not list it' },
    });
  });
});
