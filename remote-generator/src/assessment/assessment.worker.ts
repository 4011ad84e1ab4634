import { assess, type AssessedText } from './assessment.model.ts';

/** Reads texts beside the page, so that typing never waits for it. */
self.addEventListener('message', ({ data }: MessageEvent<{ id: number; text: AssessedText }>) => {
  self.postMessage({ id: data.id, assessment: assess(data.text) });
});
