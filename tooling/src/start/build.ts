import { buildWhatIsMissing } from './buildWhatIsMissing.ts';
import { stopOnSignals } from './stopOnSignals.ts';

const { onStop, stop } = stopOnSignals();
await buildWhatIsMissing(onStop);
await stop(0);
