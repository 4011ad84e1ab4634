import path from 'node:path';
import { compose } from '../compose/compose.ts';
import { scratchRemotes } from '../check/scratch.ts';
import { buildWhatIsMissing } from '../start/buildWhatIsMissing.ts';
import { builtRooms } from '../start/staleRooms.ts';
import { releaseBuilt } from '../release/releaseBuilt.ts';
import { checkout } from '../release/origin.ts';
import { serveOrigin, type OnStop } from '../start/serveOrigin.ts';
import type { StartSettings } from '../start/settings.ts';
import { developmentOrigin } from './developmentOrigin.ts';
import { reloadScript } from './reload.middleware.ts';
import { restartOnChange } from './restartOnChange.ts';
import { watchRemote, watchShell } from './watch.ts';
import { inTurn } from './inTurn.ts';

const roomOf = (name: string): string => path.join(checkout, `remote-${name}`);
const sourceApi = ['--import', 'tsx', 'api/src/server.ts'];

/** Shell, remotes and API from their sources, on one port; parts replace themselves in the open page. */
export const developEverything = async (settings: StartSettings, onStop: OnStop): Promise<void> => {
  process.env.RANKWRIGHT_BUILD = 'hot';
  const origin = developmentOrigin(settings, { withoutPolicy: true });
  const names = builtRooms().flatMap((room) => (room.startsWith('remote-') ? [room.slice(7)] : []));
  console.log(`Building shell, ${names.join(', ')} …`);
  const builds = [await watchShell(path.join(checkout, 'shell'), origin)];
  for (const name of names) builds.push(await watchRemote(roomOf(name), origin));
  for (const build of builds) onStop(build.close);
  await serveOrigin(
    {
      ...settings,
      originDirectory: origin.directory,
      api: sourceApi,
      before: inTurn(builds.map((build) => build.middleware)),
      onApi: (api) => restartOnChange(['api/src', 'contracts/src'], api.restart),
    },
    onStop,
  );
};

/** One remote from its sources inside the released host, the others as they are in the registry. */
export const developRemote = async (settings: StartSettings, name: string, onStop: OnStop): Promise<void> => {
  await buildWhatIsMissing(onStop);
  await releaseBuilt(settings);
  process.env.RANKWRIGHT_BUILD = 'live';
  const origin = developmentOrigin(settings, { scripts: ['/@dev/reload.js'] });
  scratchRemotes(settings.originDirectory, origin.directory, name);
  const build = await watchRemote(roomOf(name), origin);
  onStop(build.close);
  await compose({ ...origin.options, origin: origin.directory });
  await serveOrigin(
    {
      ...settings,
      originDirectory: origin.directory,
      before: inTurn([reloadScript(name), build.middleware]),
    },
    onStop,
  );
};
