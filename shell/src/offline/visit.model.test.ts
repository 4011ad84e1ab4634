import { createVisitMessage } from './visit.model.ts';

const origin = 'https://rankwright.example';

describe('what a page tells the worker', () => {
  const version = (name: string, number: string) => ({
    version: number,
    base: `/remotes/${name}/${number}/`,
    contractIntegrity: 'sha384-a',
  });
  const registry = {
    updatedAt: '2026-11-24T08:00:00.000Z',
    shell: { version: '2.0.0', previous: '1.0.0' },
    remotes: [{ current: version('planner', '2.0.0'), previous: version('planner', '1.0.0') }],
  } as never;

  it('names the versions of its registry and the files that it has loaded from them', () => {
    const message = createVisitMessage(registry, { origin, pathname: '/content-planner' }, [
      `${origin}/shell/2.0.0/shell.js`,
      `${origin}/shell/2.0.0/shell.js`,
      `${origin}/remotes/planner/2.0.0/entry.js?try=2`,
      `${origin}/api/auth/profile`,
      `${origin}/remotes/planner/2.0.0/entry.js.map`,
      'https://accounts.google.com/gsi/client',
      'https://remotes.example/remotes/planner/2.0.0/entry.js',
    ]);
    expect(message).toEqual({
      type: 'visit',
      registry: '2026-11-24T08:00:00.000Z',
      folders: ['/shell/2.0.0/', '/shell/1.0.0/', '/remotes/planner/2.0.0/', '/remotes/planner/1.0.0/'],
      files: ['/shell/2.0.0/shell.js'],
      pages: ['/dashboard', '/content-planner'],
    });
  });

  it('names the version of a canary, and none on another origin', () => {
    const current = { ...version('notes', '1.0.0'), base: 'https://remotes.example/notes/1.0.0/' };
    const remotes = [{ current, previous: null, canary: version('notes', '1.1.0') }];
    const shell = { version: '2.0.0', previous: null };
    const message = createVisitMessage(
      { updatedAt: '2026-11-24T08:00:00.000Z', shell, remotes } as never,
      { origin, pathname: '/notes' },
      [],
    );
    expect(message.folders).toEqual(['/shell/2.0.0/', '/remotes/notes/1.1.0/']);
    expect(message.files).toEqual([]);
  });
});
