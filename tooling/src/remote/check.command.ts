import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildRoom } from '../build/buildRoom.ts';
import { checkBuild } from '../check/checkBuild.ts';
import { checkInBrowser } from '../check/checkInBrowser.ts';
import { download } from '../check/download.ts';
import { printReport } from '../check/report.ts';
import { originDirectory } from '../release/origin.ts';
import { roomOf } from './place.ts';

const checkDist = async (dist: string, withoutBrowser: boolean): Promise<number> => {
  const origin = originDirectory();
  const findings = checkBuild(dist, origin);
  if (findings.length === 0 && !withoutBrowser)
    findings.push(...(await checkInBrowser(dist, origin, 'full')));
  return printReport(findings);
};

/** `check <name>` builds the room first; `check <url>` takes the build that lies there. */
export const check = async (words: readonly string[]): Promise<number> => {
  const target = words.find((word) => !word.startsWith('--'));
  const withoutBrowser = words.includes('--without-browser');
  if (!target || !URL.canParse(target)) {
    const room = roomOf(target);
    await buildRoom(room);
    return checkDist(path.join(room, 'dist'), withoutBrowser);
  }
  const dist = mkdtempSync(path.join(tmpdir(), 'rankwright-build-'));
  try {
    await download(target, dist);
    return await checkDist(dist, withoutBrowser);
  } finally {
    rmSync(dist, { recursive: true, force: true });
  }
};
