import { drafts } from '@rankwright/sdk/drafts';
import { session } from '@rankwright/sdk/session';
import type { Progress } from './progress.model.ts';

const name = 'generation';
/** Words come faster than a device likes to store them. */
const restMs = 400;

/** What is being written lies on this device too, so that a closed window does not take it along. */
export const unfinished = {
  read: (): Progress | null => {
    const kept = drafts.read<Progress>(session.current().userId, name)?.value;
    return kept?.text ? { ...kept, stopped: true, label: 'Found again' } : null;
  },
  keep: (progress: Progress): void => void drafts.write(session.current().userId, name, progress),
  forget: (): void => drafts.discard(session.current().userId, name),
};

/** Keeps at most every 400 ms; `now` keeps at once. */
export const createKeeper = (clock: () => number) => {
  let last = 0;
  return (progress: Progress, now = false): void => {
    if (!now && clock() - last < restMs) return;
    last = clock();
    unfinished.keep(progress);
  };
};
