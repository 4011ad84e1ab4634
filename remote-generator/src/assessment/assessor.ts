import type { Assessment } from './assessment.model.ts';
import type { AssessedText } from './finding.model.ts';

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
    // Browsers do not start workers from another origin, which is where a remote may be served from.
    return null;
  }
};

/** Runs the same rules on the main thread when no worker is available. */
const createPageAssessor = (onAssessment: (assessment: Assessment) => void): Assessor => ({
  assess: (text) => void import('./assessment.model.ts').then(({ assess }) => onAssessment(assess(text))),
  close: () => undefined,
});

/** Assesses texts in order; only the result for the latest text is reported. */
export const openAssessor = (onAssessment: (assessment: Assessment) => void): Assessor => {
  const worker = openWorker();
  if (!worker) return createPageAssessor(onAssessment);
  let newest = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<{ id: number; assessment: Assessment }>) => {
    if (data.id === newest) onAssessment(data.assessment);
  });
  return {
    assess: (text) => worker.postMessage({ id: ++newest, text }),
    close: () => worker.terminate(),
  };
};
