import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remoteContract, type RemoteContract } from '@rankwright/contracts/remote';
import { getFileInfo } from '../build/fileInfo.ts';

const createTemporaryFolder = (): string => mkdtempSync(path.join(tmpdir(), 'rankwright-tooling-'));

/** Runs `work` with a temporary folder that is removed afterwards. */
export const withTemporaryFolder = async (work: (directory: string) => unknown): Promise<void> => {
  const directory = createTemporaryFolder();
  try {
    await work(directory);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
};

export const createTestContract = (changes: Partial<RemoteContract> = {}): RemoteContract =>
  remoteContract.parse({
    name: 'notes',
    owner: 'Notes',
    hostApi: '^1.0.0',
    origins: [],
    budget: { firstRoute: 50_000, total: 100_000 },
    routes: [
      {
        path: '/notes',
        access: 'protected',
        layout: 'app',
        title: 'Notes',
        navigation: { label: 'Notes', group: 'main', order: 9 },
      },
      {
        path: '/notes/about',
        access: 'public',
        layout: 'public',
        title: 'About',
        prerender: true,
      },
    ],
    schema: 1,
    version: '1.0.0-aaaaaaaa',
    buildHash: 'aaaaaaaaaaaaaaaa',
    entry: 'entry.js',
    container: 'rw_notes_1_0_0_aaaaaaaa',
    exposes: { './routes': ['routes', 'preload'] },
    shared: { react: '^19.0.0' },
    files: { 'entry.js': getFileInfo(Buffer.from('// entry')) },
    assets: { '/notes': ['entry.js'], '/notes/about': ['entry.js'] },
    ...changes,
  });

/** Writes the build output of a remote. Returns its folder. */
export const writeTestBuild = (directory: string, contract: RemoteContract): string => {
  const dist = path.join(directory, `${contract.name}-${contract.version}`);
  mkdirSync(dist, { recursive: true });
  writeFileSync(path.join(dist, 'entry.js'), '// entry');
  writeFileSync(path.join(dist, 'remote.contract.json'), JSON.stringify(contract));
  return dist;
};

const template =
  '<!doctype html><html><head><!--rankwright:head--></head><body><div id="root"><!--rankwright:body--></div><!--rankwright:data--></body></html>';

const shellEntries = ['shell', 'scheme', 'heldSubmit', 'staticPage', 'serviceWorker'];

/** Writes the build output of a shell. Returns its folder. */
export const writeTestShell = (
  directory: string,
  version = '1.0.0-shell',
  changes: { hostApi?: string } = {},
): string => {
  const dist = path.join(directory, `shell-${version}`);
  mkdirSync(dist, { recursive: true });
  const facts = {
    version,
    hostApi: '1.0.0',
    shared: { react: '19.2.0' },
    ...changes,
    entries: Object.fromEntries(shellEntries.map((name) => [name, [`${name}.js`]])),
    files: Object.fromEntries(
      [...shellEntries, 'tables'].map((name) => [`${name}.js`, getFileInfo(Buffer.from(`// ${name}`))]),
    ),
    fonts: [],
    lazySharedModules: { '@rankwright/shared-ui/tables': ['tables.js'] },
  };
  for (const name of [...shellEntries, 'tables']) writeFileSync(path.join(dist, `${name}.js`), `// ${name}`);
  writeFileSync(path.join(dist, 'shell.json'), JSON.stringify(facts));
  writeFileSync(path.join(dist, 'template.html'), template);
  return dist;
};
