import type { AssessedText, Assessment } from './assessment.model.ts';

export interface Assessor {
  assess: (text: AssessedText) => void;
  close: () => void;
}

const openWorker = (): Worker | null => {
  try {
    return typeof Worker === 'undefined'
      ? null
      : new Worker(/* webpackChunkName: "assessment" */ new URL('./assessment.worker.ts', import.meta.url));
  } catch {
    // A remote released on another origin: browsers refuse workers from there.
    return null;
  }
};

/** Without a worker the same rules run in the page. */
const inPage = (onAssessment: (assessment: Assessment) => void): Assessor => ({
  assess: (text) => void import('./assessment.model.ts').then(({ assess }) => onAssessment(assess(text))),
  close: () => undefined,
});

/** Assesses texts one after the other; only the newest answer is told. */
export const openAssessor = (onAssessment: (assessment: Assessment) => void): Assessor => {
  const worker = openWorker();
  if (!worker) return inPage(onAssessment);
  let newest = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<{ id: number; assessment: Assessment }>) => {
    if (data.id === newest) onAssessment(data.assessment);
  });
  return {
    assess: (text) => worker.postMessage({ id: ++newest, text }),
    close: () => worker.terminate(),
  };
};
