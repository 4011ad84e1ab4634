import type { Finding } from '../cli/check/report.ts';
import { readRemoteCandidate } from '../release/candidates.ts';
import { startCanary } from '../release/canary/startCanary.ts';
import { releaseCandidates } from '../release/releaseCandidates.ts';
import type { SmokeTest } from '../release/smokeTest.ts';
import type { Report } from './jobs.ts';
import type { JobResult } from './protocol.ts';

export interface BuildChecks {
  /** What the files alone show. */
  checkBuild: (dist: string, origin: string) => Finding[];
  /** What a browser shows; null where there is none. */
  checkInBrowser: (dist: string, origin: string) => Promise<Finding[] | null>;
  openSmoke: () => Promise<SmokeTest | null>;
}

export interface BuildRequest extends BuildChecks {
  dist: string;
  origin: string;
  actor: string;
  force: boolean;
  report: Report;
}

const refuse = (version: string, findings: Finding[], isOpened: boolean): JobResult => ({
  outcome: 'refused',
  version,
  findings,
  isOpened,
});

/** Remembers whether there was a browser. */
const rememberSmoke = (open: BuildChecks['openSmoke']) => {
  const smoke = { isOpened: false };
  const openSmoke = async (): Promise<SmokeTest | null> => {
    const opened = await open();
    smoke.isOpened = opened !== null;
    return opened;
  };
  return { smoke, openSmoke };
};

/** Everything that a release checks and more, without releasing. */
export const checkUpload = async (request: BuildRequest): Promise<JobResult> => {
  const { dist, origin } = request;
  const { version } = readRemoteCandidate(dist);
  const findings = request.checkBuild(dist, origin);
  if (findings.length > 0) return refuse(version, findings, false);
  request.report('Testing the build inside the host');
  const seen = await request.checkInBrowser(dist, origin);
  if (seen !== null && seen.length > 0) return refuse(version, seen, true);
  return { outcome: 'passed', version, findings: [], isOpened: seen !== null };
};

/** Checks a build, opens its screens alone, and gives it to a share of the browsers, beside the current version. */
export const startCanaryUpload = async (request: BuildRequest, percent: number): Promise<JobResult> => {
  const candidate = readRemoteCandidate(request.dist);
  const { version, owner } = candidate;
  const findings = request.checkBuild(request.dist, request.origin);
  if (findings.length > 0) return refuse(version, findings, false);
  request.report('Opening every screen of the build alone');
  const { smoke, openSmoke } = rememberSmoke(request.openSmoke);
  const problems = await startCanary({ ...request, candidate, percent, openSmoke });
  const seen = problems.map(({ message }) => ({ check: 'smoke', owner, message }));
  if (seen.length > 0) return refuse(version, seen, smoke.isOpened);
  return { outcome: 'canary', version, findings: [], isOpened: smoke.isOpened };
};

/** Checks a build, opens its screens alone, makes it current and opens them once more. */
export const releaseUpload = async (request: BuildRequest): Promise<JobResult> => {
  const { dist, origin, actor, force } = request;
  const candidate = readRemoteCandidate(dist);
  const { version, owner } = candidate;
  const findings = request.checkBuild(dist, origin);
  if (findings.length > 0) return refuse(version, findings, false);
  const { smoke, openSmoke } = rememberSmoke(request.openSmoke);
  const onStep = request.report;
  const outcome = await releaseCandidates({
    origin,
    candidates: [candidate],
    openSmoke,
    force,
    actor,
    onStep,
  });
  const problems = [
    ...outcome.skipped.map((message) => ({ check: 'history', owner, message: `${message}. Use --force.` })),
    ...outcome.problems.map(({ message }) => ({ check: 'smoke', owner, message })),
  ];
  if (problems.length > 0) return refuse(version, problems, smoke.isOpened);
  return {
    outcome: outcome.released.length > 0 ? 'released' : 'current',
    version,
    findings: [],
    isOpened: smoke.isOpened,
  };
};
