/** @jest-environment node */
import { steps, type Step } from '../result/steps.ts';
import { createMemoryHost, createRelease, path, remote, type Release } from '../testing/memoryHost.ts';

const stepsBeforeMount = steps.slice(0, -1);

/** A release in which every step from `first` on fails, registered on a new host. */
const openHostWithFaultsFrom = async (first: Step) => {
  const host = createMemoryHost();
  const isFaulty = (step: Step): boolean => steps.indexOf(step) >= steps.indexOf(first);
  const release: Release = await createRelease('2.0.0');
  if (isFaulty('schema')) Object.assign(release.contract, { owner: undefined });
  if (isFaulty('origin')) release.contract.entry = 'https://other.test/entry.js';
  if (isFaulty('hostApi')) release.contract.hostApi = '^2.0.0';
  if (isFaulty('shared')) release.contract.shared = { react: '^17.0.0' };
  if (isFaulty('exports')) release.module = {};
  const registered = await host.place(release);
  if (isFaulty('integrity')) registered.contractIntegrity = 'sha384-other';
  if (isFaulty('entry')) host.entries[host.toUrl(`${release.base}entry.js`)] = 'refused';
  if (isFaulty('fetch')) host.network.answers[`${release.base}remote.contract.json`] = { status: 404 };
  host.publish(registered, null);
  return host;
};

describe('the order of the activation steps', () => {
  it.each(stepsBeforeMount)('names %s when it and every later step fail', async (step) => {
    const { open, finish, ran } = await openHostWithFaultsFrom(step);
    const outcome = await finish(open().loadPage(remote, path));
    expect(outcome).toMatchObject({ ok: false, error: { step } });
    const runsCode = step === 'entry' || step === 'exports';
    expect(ran.length > 0).toBe(runsCode);
  });
});
