import type { RemoteContract } from '@rankwright/contracts/remote';
import type { Browser, BrowserContext } from 'playwright-core';
import { readContract } from '../release/readContract.ts';
import { serveOrigin } from '../start/serveOrigin.ts';
import { compose } from '../compose/compose.ts';
import { freePort } from '../start/freePort.ts';
import { chromiumPath, openBrowser } from './browser.ts';
import { faultsProbe } from './faults.probe.ts';
import { focusProbe } from './focus.probe.ts';
import { leakProbe } from './leak.probe.ts';
import type { Finding } from './report.ts';
import { scratchOrigin } from './scratch.ts';
import { screensProbe } from './screens.probe.ts';
import { signUp } from './signUp.ts';
import type { Probe } from './visit.ts';

type Depth = 'smoke' | 'full';

const probes: Record<Depth, Record<string, Probe>> = {
  smoke: { screens: screensProbe },
  full: { screens: screensProbe, focus: focusProbe, faults: faultsProbe, leaks: leakProbe },
};

const signedIn = async (browser: Browser, url: string): Promise<BrowserContext> => {
  const token = await signUp(url);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript(`localStorage.setItem('auth_token', ${JSON.stringify(token)})`);
  return context;
};

const probe = async (
  url: string,
  contract: RemoteContract,
  executable: string,
  depth: Depth,
): Promise<Finding[]> => {
  const browser = await openBrowser(executable);
  const found: Finding[] = [];
  try {
    const context = await signedIn(browser, url);
    for (const [check, run] of Object.entries(probes[depth])) {
      const messages = await run({ url, contract, context });
      console.log(`${messages.length === 0 ? '✓' : '✗'} ${check}`);
      found.push(...messages.map((message) => ({ check, message, owner: contract.owner })));
    }
  } finally {
    await browser.close();
  }
  return found;
};

/** Drives a build inside the real host, with the other remotes as they are released, in a headless browser. */
export const checkInBrowser = async (dist: string, origin: string, depth: Depth): Promise<Finding[]> => {
  const executable = chromiumPath();
  if (!executable) {
    console.log('No Chromium here (CHROMIUM_PATH names one); the build was checked without a browser.');
    return [];
  }
  const contract = readContract(dist);
  const scratch = await scratchOrigin(dist, origin, contract.name);
  const port = await freePort();
  const publicUrl = `http://localhost:${port}`;
  const stoppers: (() => Promise<void>)[] = [];
  try {
    await compose({ origin: scratch.origin, publicUrl, development: true });
    await serveOrigin(
      { port, publicUrl, originDirectory: scratch.origin, dataDirectory: scratch.dataDirectory, quiet: true },
      (stopper) => stoppers.push(stopper),
    );
    return await probe(publicUrl, contract, executable, depth);
  } finally {
    for (const stopper of stoppers.reverse()) await stopper();
    scratch.remove();
  }
};
