import type { RegisteredVersion, RemoteContract } from '@rankwright/contracts/remote';
import { registeredOf, type Scene } from '../host/scene.ts';
import { integrityOf, readReleased, type ReleasedFiles } from './releasedFiles.ts';

/** How the second release differs from the released one. */
export type Edit = (release: ReleasedFiles) => ReleasedFiles;

const renamed = ({ contract, files }: ReleasedFiles, version: string): ReleasedFiles => {
  const container = `${contract.container}_${version.replace(/\W/g, '_')}`;
  const rename = (text: string): string => text.replaceAll(contract.container, container);
  return {
    contract: { ...contract, version, container },
    files: Object.fromEntries(Object.entries(files).map(([name, text]) => [name, rename(text)])),
  };
};

/** Whatever the edit did to the files, the contract vouches for them: the fault is in the release itself. */
const vouched = ({ contract, files }: ReleasedFiles): RemoteContract => ({
  ...contract,
  files: Object.fromEntries(
    Object.entries(files).map(([name, text]) => [
      name,
      { integrity: integrityOf(text), bytes: text.length, brotli: text.length },
    ]),
  ),
});

/** Puts another version of the suspect beside the released one, for this context only. Gives its registry line. */
export const secondRelease = async (
  scene: Scene,
  edit: Edit,
  version = '9.0.0-chaos',
): Promise<RegisteredVersion> => {
  const { name } = scene.suspect;
  const release = edit(
    renamed(readReleased(scene.origin, name, registeredOf(scene).current.version), version),
  );
  const contract = JSON.stringify(vouched(release));
  const base = `/remotes/${name}/${version}/`;
  await scene.context.route(`${scene.url}${base}**`, (route) => {
    const file = new URL(route.request().url()).pathname.slice(base.length);
    if (file === 'remote.contract.json')
      return route.fulfill({ contentType: 'application/json', body: contract });
    const body = release.files[file];
    return body === undefined
      ? route.fulfill({ status: 404, body: 'Not found' })
      : route.fulfill({ contentType: 'text/javascript', body });
  });
  return { version, base, contractIntegrity: integrityOf(contract) };
};
