import { publish, registeredOf, type Scene } from '../host/scene.ts';
import type { Fault, Heal } from '../matrix/fault.ts';
import { handmade, handmadePage } from '../release/handmade.ts';
import { secondRelease, type Edit } from '../release/secondRelease.ts';
import { inHost } from './hostFailure.ts';

/** Releases a faulty version with nothing before it; healing is the registry pointing at the good one again. */
const releaseFaulty = async (scene: Scene, edit: Edit): Promise<Heal> => {
  const good = registeredOf(scene).current;
  publish(scene, { current: await secondRelease(scene, edit), previous: null });
  return async () => publish(scene, { current: good });
};

const faulty = (name: string, promise: string, step: RegExp, edit: Edit): Fault => ({
  name,
  promise,
  ...inHost(step),
  strike: (scene) => releaseFaulty(scene, edit),
});

const onlyEntry =
  (change: (entry: string) => string): Edit =>
  ({ contract, files }) => ({
    contract,
    files: { ...files, [contract.entry]: change(files[contract.entry] ?? '') },
  });

export const releaseFaults: readonly Fault[] = [
  faulty(
    'truncated script',
    'step entry, Retry',
    /entry/,
    onlyEntry((entry) => entry.slice(0, entry.length / 2)),
  ),
  faulty(
    'throws on import',
    'step entry, Retry',
    /entry/,
    onlyEntry((entry) => `throw new Error('chaos: thrown on import');${entry}`),
  ),
  faulty(
    'missing export',
    'step exports, Retry',
    /exports/,
    handmade(() => '({ other: [] })'),
  ),
  faulty(
    'throws in render',
    'step mount, Retry',
    /mount/,
    handmadePage(`() => { throw new Error('chaos: thrown in render'); }`),
  ),
  faulty(
    'throws in an effect',
    'step mount, Retry',
    /mount/,
    handmadePage(
      `() => { React.useEffect(() => { throw new Error('chaos: thrown in an effect'); }, []); return null; }`,
    ),
  ),
  faulty(
    'wrong shared version',
    'step shared, nothing of the remote is downloaded, Retry',
    /shared/,
    ({ contract, files }) => ({
      contract: { ...contract, shared: { ...contract.shared, react: '^17.0.0' } },
      files,
    }),
  ),
];
