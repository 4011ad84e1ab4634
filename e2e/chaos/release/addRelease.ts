import type { RegisteredVersion, RemoteContract } from '@rankwright/contracts/remote';
import { getRegisteredRemote, type ChaosFixture } from '../host/fixture.ts';
import { computeIntegrity, readRelease, type ReleasedFiles } from './releasedFiles.ts';

/** How the second release differs from the released one. */
export type Edit = (release: ReleasedFiles) => ReleasedFiles;

const renameContainer = ({ contract, files }: ReleasedFiles, version: string): ReleasedFiles => {
  const container = `${contract.container}_${version.replace(/\W/g, '_')}`;
  const rename = (text: string): string => text.replaceAll(contract.container, container);
  return {
    contract: { ...contract, version, container },
    files: Object.fromEntries(Object.entries(files).map(([name, text]) => [name, rename(text)])),
  };
};

/** Updates integrity and sizes in the contract to the edited files, so that verification passes. */
const verifiedContract = ({ contract, files }: ReleasedFiles): RemoteContract => ({
  ...contract,
  files: Object.fromEntries(
    Object.entries(files).map(([name, text]) => [
      name,
      { integrity: computeIntegrity(text), bytes: text.length, brotli: text.length },
    ]),
  ),
});

/**
 * Adds another version of the target beside the released one, for this context only. Returns its registry
 * entry.
 */
export const addRelease = async (
  fixture: ChaosFixture,
  edit: Edit,
  version = '9.0.0-chaos',
): Promise<RegisteredVersion> => {
  const { name } = fixture.target;
  const release = edit(
    renameContainer(readRelease(fixture.origin, name, getRegisteredRemote(fixture).current.version), version),
  );
  const contract = JSON.stringify(verifiedContract(release));
  const base = `/remotes/${name}/${version}/`;
  await fixture.context.route(`${fixture.url}${base}**`, (route) => {
    const file = new URL(route.request().url()).pathname.slice(base.length);
    if (file === 'remote.contract.json')
      return route.fulfill({ contentType: 'application/json', body: contract });
    const body = release.files[file];
    return body === undefined
      ? route.fulfill({ status: 404, body: 'Not found' })
      : route.fulfill({ contentType: 'text/javascript', body });
  });
  return { version, base, contractIntegrity: computeIntegrity(contract) };
};
