import type { Browser } from '@playwright/test';
import { signedIn, type Member } from '../../product/member.ts';
import type { Elsewhere } from '../host/elsewhere.ts';
import { watchKept } from '../host/leaks.ts';
import { readRegistry, serveRegistry } from '../host/serveRegistry.ts';
import type { Scene } from '../host/scene.ts';
import type { Fault } from './fault.ts';
import { runCell, type CellResult } from './runCell.ts';
import type { Suspect } from './suspects.ts';

export interface Stage {
  browser: Browser;
  url: string;
  origin: string;
  member: Member;
  elsewhere: Elsewhere;
}

const actionMs = 15_000;

const setScene = async (stage: Stage, suspect: Suspect): Promise<Scene> => {
  const { browser, url, origin, member, elsewhere } = stage;
  const context = await browser.newContext({
    storageState: signedIn(url, member),
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    // The other origin lies on this machine too, which Chromium would rather ask a person about.
    permissions: ['local-network-access'],
  });
  context.setDefaultTimeout(actionMs);
  const page = await context.newPage();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await watchKept(page);
  const scene = {
    url,
    origin,
    context,
    page,
    member,
    suspect,
    elsewhere,
    requests,
    registry: readRegistry(origin),
  };
  await serveRegistry(scene);
  return scene;
};

/** Every fault with every suspect, a few cells at a time: most of a cell is waiting. */
export const runMatrix = async (
  stage: Stage,
  rows: readonly Fault[],
  columns: readonly Suspect[],
  atOnce: number,
  onCell: (result: CellResult) => void,
): Promise<CellResult[]> => {
  const todo = rows.flatMap((fault) => columns.map((suspect) => ({ fault, suspect })));
  const results: CellResult[] = [];
  const work = async (): Promise<void> => {
    for (let next = todo.shift(); next; next = todo.shift()) {
      const scene = await setScene(stage, next.suspect);
      const result = await runCell(scene, next.fault);
      await scene.context.close();
      results.push(result);
      onCell(result);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
};
