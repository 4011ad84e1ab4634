/** @jest-environment node */
import { createMemoryHost, createRelease, path, remote } from '../testing/memoryHost.ts';

it('tells of every load phase and of each error with remote, version and owner', async () => {
  const host = createMemoryHost();
  host.publish(await host.place(await createRelease('1.0.0')), null);
  const kernel = host.open();
  const page = await host.finish(kernel.loadPage(remote, path));
  if (!page.ok) throw new Error(page.error.reason);
  kernel.trackMount(page.value).mounted();
  const text = 'Cannot greet Ada Lovelace';
  const file = host.toUrl('/remotes/planner/1.0.0/page.js?rose=1');
  host.page.emit({ kind: 'error', text, type: 'TypeError', files: [file] });
  host.page.emit({ kind: 'error', text, files: ['https://host.test/shell/1.0.0/main.js'] });
  const planner = { remote, version: '1.0.0', owner: 'Planning' };
  expect(host.observed).toEqual([
    { kind: 'phase', ...planner, step: 'fetch', ms: expect.any(Number) as number },
    { kind: 'phase', ...planner, step: 'entry', ms: expect.any(Number) as number },
    { kind: 'phase', ...planner, step: 'exports', ms: expect.any(Number) as number },
    { kind: 'phase', ...planner, step: 'mount', ms: expect.any(Number) as number },
    { kind: 'error', ...planner, type: 'TypeError', file: 'page.js' },
    { kind: 'error', remote: 'shell', version: '', owner: 'Host', type: 'Error', file: 'main.js' },
  ]);
});
