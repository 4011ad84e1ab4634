import { assess } from './assessment.model.ts';
import type { AssessedText } from './finding.model.ts';

/** Assesses texts off the main thread, so that typing is never blocked. */
self.addEventListener('message', ({ data }: MessageEvent<{ id: number; text: AssessedText }>) => {
  self.postMessage({ id: data.id, assessment: assess(data.text) });
});
