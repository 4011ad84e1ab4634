/** @jest-environment node */
import { createMemoryHost, createRelease, path, remote } from '../testing/memoryHost.ts';

describe('the chunks of a route are preloaded in parallel with the entry', () => {
  const setUp = async () => {
    const host = createMemoryHost();
    const release = await createRelease('1.0.0');
    for (const name of ['page', 'other'])
      release.contract.files[`${name}.js`] = { integrity: `sha384-${name}`, bytes: 1, brotli: 1 };
    release.contract.assets = {
      [path]: ['entry.js', 'page.js'],
      '/other': ['entry.js', 'page.js', 'other.js'],
    };
    release.contract.lazySharedModules = { [path]: ['shared-ui/tables', 'shared-ui/unknown'] };
    const shell = {
      lazySharedModules: { 'shared-ui/tables': ['/shell/1/data.js'] },
      integrity: { '/shell/1/data.js': 'sha384-data' },
    };
    host.publish(await host.place(release), null);
    const kernel = host.open(shell);
    const toFile = (name: string) => ({
      src: host.toUrl(`${release.base}${name}.js`),
      integrity: `sha384-${name}`,
    });
    return { host, kernel, release, toFile };
  };

  it('with those of lazy shared modules, while the entry still loads', async () => {
    const { host, kernel, release, toFile } = await setUp();
    host.entries[host.toUrl(`${release.base}entry.js`)] = 'hangs';
    await host.finish(kernel.loadPage(remote, path));
    expect(host.preloaded).toEqual([
      toFile('page'),
      { src: host.toUrl('/shell/1/data.js'), integrity: 'sha384-data' },
    ]);
  });

  it('each once: a further route of the remote adds its own', async () => {
    const { host, kernel, toFile } = await setUp();
    await host.finish(kernel.loadPage(remote, path));
    await host.finish(kernel.loadPage(remote, path));
    await host.finish(kernel.loadPage(remote, '/other'));
    expect(host.preloaded.slice(2)).toEqual([toFile('other')]);
  });

  it('only of a contract that passed all checks', async () => {
    const { host, kernel, release } = await setUp();
    release.contract.hostApi = '^2.0.0';
    host.publish(await host.place(release), null);
    await host.finish(kernel.loadPage(remote, path));
    expect(host.preloaded).toEqual([]);
  });
});
