import { drafts } from '@rankwright/sdk/drafts';
import { session } from '@rankwright/sdk/session';
import type { Progress } from './progress.model.ts';

const draftName = 'generation';
/** Minimum time between two writes to local storage. */
const saveIntervalMs = 400;

/** The article being generated, stored on this device so that it survives a closed window. */
export const generationDraft = {
  read: (): Progress | null => {
    const stored = drafts.read<Progress>(session.current().userId, draftName)?.value;
    return stored?.text ? { ...stored, stopped: true, label: 'Recovered draft' } : null;
  },
  save: (progress: Progress): void => void drafts.write(session.current().userId, draftName, progress),
  discard: (): void => drafts.discard(session.current().userId, draftName),
};

/** Saves at most every 400 ms; `now` saves immediately. */
export const createThrottledSave = (clock: () => number) => {
  let last = 0;
  return (progress: Progress, now = false): void => {
    if (!now && clock() - last < saveIntervalMs) return;
    last = clock();
    generationDraft.save(progress);
  };
};
