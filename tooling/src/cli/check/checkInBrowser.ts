import { readContract } from '../../origin/readContract.ts';
import { buildPages } from '../../pages/buildPages.ts';
import { readRemoteCandidate } from '../../release/candidates.ts';
import { createTemporaryOrigin } from '../../release/temporaryOrigin.ts';
import { faultsProbe } from './faults.probe.ts';
import { focusProbe } from './focus.probe.ts';
import { leakProbe } from './leak.probe.ts';
import { openProbeHost } from './probeHost.ts';
import type { Finding } from './report.ts';
import { screensProbe } from './screens.probe.ts';
import { stylesProbe } from './styles.probe.ts';
import type { Probe, Visit } from './visit.ts';

const probes: Record<string, Probe> = {
  screens: screensProbe,
  focus: focusProbe,
  styles: stylesProbe,
  faults: faultsProbe,
  leaks: leakProbe,
};

const runProbes = async (visit: Visit): Promise<Finding[]> => {
  const findings: Finding[] = [];
  for (const [check, run] of Object.entries(probes)) {
    const messages = await run(visit);
    console.log(`${messages.length === 0 ? '✓' : '✗'} ${check}`);
    findings.push(...messages.map((message) => ({ check, message, owner: visit.contract.owner })));
  }
  return findings;
};

/**
 * Checks a build in a headless browser, inside the real host and beside the released versions of the other
 * remotes. It has no previous version: the host has nothing to fall back to. Null when this machine has no browser.
 */
export const checkInBrowser = async (dist: string, origin: string): Promise<Finding[] | null> => {
  const temporary = await createTemporaryOrigin([readRemoteCandidate(dist)], origin);
  try {
    const host = await openProbeHost();
    if (!host) {
      console.log('Chromium not found (set CHROMIUM_PATH). Browser checks were skipped.');
      return null;
    }
    try {
      await buildPages({ origin: temporary.origin, publicUrl: host.url, development: true });
      host.serve(temporary.origin);
      return await runProbes({ url: host.url, context: host.context, contract: readContract(dist) });
    } finally {
      await host.close();
    }
  } finally {
    temporary.remove();
  }
};
