import type { RemoteContract } from '@rankwright/contracts/remote';
import type { Browser, BrowserContext } from 'playwright-core';
import { readContract } from '../../origin/readContract.ts';
import { serveOrigin } from '../../serve/serveOrigin.ts';
import { buildPages } from '../../pages/buildPages.ts';
import { findChromium, launchBrowser } from './browser.ts';
import { faultsProbe } from './faults.probe.ts';
import { focusProbe } from './focus.probe.ts';
import { leakProbe } from './leak.probe.ts';
import type { Finding } from './report.ts';
import { createTemporaryOrigin } from '../../release/temporaryOrigin.ts';
import { screensProbe } from './screens.probe.ts';
import { signUp } from './signUp.ts';
import type { Probe } from './visit.ts';

type Depth = 'smoke' | 'full';

const probes: Record<Depth, Record<string, Probe>> = {
  smoke: { screens: screensProbe },
  full: { screens: screensProbe, focus: focusProbe, faults: faultsProbe, leaks: leakProbe },
};

const createSignedInContext = async (browser: Browser, url: string): Promise<BrowserContext> => {
  const token = await signUp(url);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript(`localStorage.setItem('auth_token', ${JSON.stringify(token)})`);
  return context;
};

const runProbes = async (
  url: string,
  contract: RemoteContract,
  executable: string,
  depth: Depth,
): Promise<Finding[]> => {
  const browser = await launchBrowser(executable);
  const findings: Finding[] = [];
  try {
    const context = await createSignedInContext(browser, url);
    for (const [check, run] of Object.entries(probes[depth])) {
      const messages = await run({ url, contract, context });
      console.log(`${messages.length === 0 ? '✓' : '✗'} ${check}`);
      findings.push(...messages.map((message) => ({ check, message, owner: contract.owner })));
    }
  } finally {
    await browser.close();
  }
  return findings;
};

/**
 * Checks a build in a headless browser, inside the real host and beside the released versions of the other
 * remotes.
 */
export const checkInBrowser = async (dist: string, origin: string, depth: Depth): Promise<Finding[]> => {
  const executable = findChromium();
  if (!executable) {
    console.log('Chromium not found (set CHROMIUM_PATH). Browser checks were skipped.');
    return [];
  }
  const contract = readContract(dist);
  const temporary = await createTemporaryOrigin(dist, origin, contract.name);
  const { origin: originDirectory, dataDirectory } = temporary;
  const stoppers: (() => Promise<void>)[] = [];
  try {
    const publicUrl = await serveOrigin(
      { port: 0, publicUrl: 'http://localhost:0', originDirectory, dataDirectory, quiet: true },
      (stopper) => stoppers.push(stopper),
      (url) => buildPages({ origin: originDirectory, publicUrl: url, development: true }),
    );
    return await runProbes(publicUrl, contract, executable, depth);
  } finally {
    for (const stopper of stoppers.reverse()) await stopper();
    temporary.remove();
  }
};
