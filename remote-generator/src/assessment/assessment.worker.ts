import { assess, type AssessedText } from './assessment.model.ts';

/** Assesses texts off the main thread, so that typing is never blocked. */
self.addEventListener('message', ({ data }: MessageEvent<{ id: number; text: AssessedText }>) => {
  self.postMessage({ id: data.id, assessment: assess(data.text) });
});
