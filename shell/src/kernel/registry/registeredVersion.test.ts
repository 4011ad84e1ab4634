/** @jest-environment node */
import { path, createRelease, remote } from '../testing/memoryHost.ts';
import { healthy, setUpFixture } from '../testing/fixture.ts';

describe('a version in the registry', () => {
  it('rejects a contract of another version than the registry lists', async () => {
    const { host, finish, place, publish } = await setUpFixture(healthy, true);
    const other = await place({ ...(await createRelease('3.0.0')), base: '/remotes/planner/2.0.0/' });
    publish({ ...other, version: '2.0.0' }, null);
    const outcome = await finish(host.open().loadPage(remote, path));
    expect(outcome).toMatchObject({ error: { step: 'schema', reason: 'version: is 3.0.0, not 2.0.0' } });
  });

  it('rejects a contract that does not match its released hash', async () => {
    const { host, finish, place, publish, ran } = await setUpFixture(healthy, true);
    const tampered = await createRelease('2.0.0');
    const released = await place(tampered);
    tampered.contract.buildHash = '00000000';
    await place(tampered);
    publish(released, null);
    const outcome = await finish(host.open().loadPage(remote, path));
    expect(outcome).toMatchObject({ error: { step: 'integrity' } });
    expect(ran).toEqual([]);
  });

  it('sends no request to an origin that is not on the allow-list', async () => {
    const { host, finish, publish, network } = await setUpFixture(healthy, true);
    const base = 'https://evil.test/remotes/planner/2.0.0/';
    publish({ version: '2.0.0', base, contractIntegrity: `sha384-${'a'.repeat(64)}` }, null);
    const outcome = await finish(host.open().loadPage(remote, path));
    expect(outcome).toMatchObject({
      error: { step: 'origin', reason: 'https://evil.test is not on the allow-list' },
    });
    expect(network.requests.filter((url) => url.startsWith('https://evil.test'))).toEqual([]);
  });

  it('reports a CORS failure of an allowed origin', async () => {
    const { host, finish, publish, network } = await setUpFixture(healthy, true);
    const base = 'https://cdn.test/remotes/planner/2.0.0/';
    network.answers[`${base}remote.contract.json`] = 'forbidden';
    publish({ version: '2.0.0', base, contractIntegrity: `sha384-${'a'.repeat(64)}` }, null, {
      allowedOrigins: ['https://cdn.test'],
    });
    const outcome = await finish(host.open().loadPage(remote, path));
    expect(outcome).toMatchObject({
      error: { step: 'fetch', reason: expect.stringContaining('CORS') as string },
    });
  });

  it('fails for a remote that the registry does not list', async () => {
    const { kernel, finish } = await setUpFixture(healthy, false);
    expect(await finish(kernel.loadPage('nobody', path))).toMatchObject({
      error: { step: 'fetch', reason: 'the registry does not list this remote' },
    });
  });
});
