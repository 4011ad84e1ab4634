import { buildStalePackages } from '../build/buildStalePackages.ts';
import { stopOnSignals } from '../process/stopOnSignals.ts';

const { onStop, stop } = stopOnSignals();
await buildStalePackages(onStop);
await stop(0);
