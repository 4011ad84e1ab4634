import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemoteContract } from '@rankwright/contracts/remote';
import { readContract } from '../origin/readContract.ts';
import { writePages } from '../pages/writePages.ts';
import { readRemoteCandidate, readShellCandidate } from '../release/candidates.ts';
import { createTemporaryOrigin } from '../release/temporaryOrigin.ts';
import { createGateway } from '../serve/gateway/createGateway.ts';

export interface TestHostOptions {
  /** Folder of the remote's build. */
  remoteBuild: string;
  /** Folder of the host's build. */
  hostBuild: string;
}

export interface TestHost {
  /** Without a slash at its end. */
  url: string;
  contract: RemoteContract;
  close: () => Promise<void>;
}

/** Serves the built host with one built remote in it. There is no API: the browser's requests to it are answered by the test. */
export const startTestHost = async ({ remoteBuild, hostBuild }: TestHostOptions): Promise<TestHost> => {
  if (!existsSync(path.join(remoteBuild, 'remote.contract.json')))
    throw new Error(`There is no build in ${remoteBuild}: npm run build`);
  const empty = mkdtempSync(path.join(tmpdir(), 'rankwright-journeys-'));
  const { origin, remove } = await createTemporaryOrigin(
    [readShellCandidate(hostBuild), readRemoteCandidate(remoteBuild)],
    empty,
  );
  const gateway = await createGateway({ origin, getApiUrl: () => null });
  await gateway.listen({ port: 0, host: '127.0.0.1' });
  const { port } = gateway.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  writePages({ origin, publicUrl: url, development: false, offline: false });
  return {
    url,
    contract: readContract(remoteBuild),
    close: async () => {
      await gateway.close();
      remove();
      rmSync(empty, { recursive: true });
    },
  };
};
