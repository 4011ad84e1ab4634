import { updateRegistryEntry, getRegisteredRemote, type ChaosFixture } from '../host/fixture.ts';
import type { Fault, Recover } from '../matrix/fault.ts';
import { createHandwrittenRelease, createHandwrittenPage } from '../release/handwrittenRelease.ts';
import { addRelease, type Edit } from '../release/addRelease.ts';
import { hostFault } from './hostFailure.ts';

/**
 * Releases a faulty version without a previous one; recovery points the registry back to the good version.
 */
const releaseFaulty = async (fixture: ChaosFixture, edit: Edit): Promise<Recover> => {
  const good = getRegisteredRemote(fixture).current;
  updateRegistryEntry(fixture, { current: await addRelease(fixture, edit), previous: null });
  return async () => updateRegistryEntry(fixture, { current: good });
};

const createReleaseFault = (name: string, promise: string, step: RegExp, edit: Edit): Fault => ({
  name,
  expectation: promise,
  ...hostFault(step),
  inject: (fixture) => releaseFaulty(fixture, edit),
});

const editEntry =
  (change: (entry: string) => string): Edit =>
  ({ contract, files }) => ({
    contract,
    files: { ...files, [contract.entry]: change(files[contract.entry] ?? '') },
  });

export const releaseFaults: readonly Fault[] = [
  createReleaseFault(
    'truncated script',
    'step entry, Retry',
    /entry/,
    editEntry((entry) => entry.slice(0, entry.length / 2)),
  ),
  createReleaseFault(
    'throws on import',
    'step entry, Retry',
    /entry/,
    editEntry((entry) => `throw new Error('chaos: thrown on import');${entry}`),
  ),
  createReleaseFault(
    'missing export',
    'step exports, Retry',
    /exports/,
    createHandwrittenRelease(() => '({ other: [] })'),
  ),
  createReleaseFault(
    'throws in render',
    'step mount, Retry',
    /mount/,
    createHandwrittenPage(`() => { throw new Error('chaos: thrown in render'); }`),
  ),
  createReleaseFault(
    'throws in an effect',
    'step mount, Retry',
    /mount/,
    createHandwrittenPage(
      `() => { React.useEffect(() => { throw new Error('chaos: thrown in an effect'); }, []); return null; }`,
    ),
  ),
  createReleaseFault(
    'wrong shared version',
    'step shared, nothing of the remote is downloaded, Retry',
    /shared/,
    ({ contract, files }) => ({
      contract: { ...contract, shared: { ...contract.shared, react: '^17.0.0' } },
      files,
    }),
  ),
];
