import path from 'node:path';
import { checkBuild } from '../check/checkBuild.ts';
import { checkInBrowser } from '../check/checkInBrowser.ts';
import { printReport } from '../check/report.ts';
import { buildRoom } from '../build/buildRoom.ts';
import { compose } from '../compose/compose.ts';
import { originDirectory } from '../release/origin.ts';
import { releaseRemote } from '../release/releaseRemote.ts';
import { readSettings } from '../start/settings.ts';
import { roomOf } from './place.ts';

/** Builds, refuses what check refuses, then makes the version current. */
export const release = async (words: readonly string[]): Promise<number> => {
  const name = words.find((word) => !word.startsWith('--'));
  const room = roomOf(name);
  const origin = originDirectory();
  await buildRoom(room);
  const dist = path.join(room, 'dist');
  const findings = checkBuild(dist, origin);
  if (findings.length === 0 && !words.includes('--without-browser'))
    findings.push(...(await checkInBrowser(dist, origin, 'smoke')));
  if (findings.length > 0) return printReport(findings);
  const { contract, changed } = await releaseRemote(dist, origin);
  await compose({ ...readSettings(process.env), origin });
  console.log(`${contract.name} ${contract.version} is ${changed ? 'released' : 'current already'}.`);
  return 0;
};
