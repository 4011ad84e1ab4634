import { shellName } from '../../origin/history.ts';
import { buildPages } from '../../pages/buildPages.ts';
import type { Candidate, ReleaseProblem } from '../../release/candidates.ts';
import { readReleasedContracts } from '../../release/compatibility.ts';
import type { SmokeTest } from '../../release/smokeTest.ts';
import { openProbeHost, type ProbeHost } from './probeHost.ts';
import { screensProbe, smokeProbe } from './screens.probe.ts';
import type { Probe } from './visit.ts';

/** A shell concerns every remote; a remote concerns itself. The one that is new is to blame. */
const listConcerned = (origin: string, candidates: readonly Candidate[]) => {
  const contracts = readReleasedContracts(origin);
  const hasShell = candidates.some(({ kind }) => kind === 'shell');
  return contracts
    .map((contract) => {
      const isCandidate = candidates.some(
        ({ name, version }) => name === contract.name && version === contract.version,
      );
      return { contract, blamed: isCandidate ? contract.name : shellName, isCandidate };
    })
    .filter(({ isCandidate }) => isCandidate || hasShell);
};

const runSmoke = async (
  { url, context, serve }: ProbeHost,
  origin: string,
  candidates: readonly Candidate[],
  probe: Probe,
): Promise<ReleaseProblem[]> => {
  serve(origin);
  const problems: ReleaseProblem[] = [];
  for (const { contract, blamed } of listConcerned(origin, candidates)) {
    const messages = await probe({ url, contract, context });
    problems.push(
      ...messages.map((message) => ({
        name: blamed,
        message: blamed === shellName ? `${contract.name}: ${message}` : message,
      })),
    );
  }
  return problems;
};

interface SmokeOptions {
  /** Also runs axe before the release. */
  withAccessibility?: boolean;
}

/** A smoke test in headless Chromium; null, after saying so, when this machine has none. */
export const openSmoke = async ({
  withAccessibility = false,
}: SmokeOptions = {}): Promise<SmokeTest | null> => {
  const host = await openProbeHost();
  if (!host) {
    console.log('Chromium not found (set CHROMIUM_PATH). The screens were not opened before the release.');
    return null;
  }
  return {
    run: async (origin, candidates, isTemporary) => {
      if (isTemporary) await buildPages({ origin, publicUrl: host.url, development: true });
      return runSmoke(host, origin, candidates, isTemporary && withAccessibility ? screensProbe : smokeProbe);
    },
    close: host.close,
  };
};
