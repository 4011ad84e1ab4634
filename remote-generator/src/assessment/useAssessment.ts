import { useEffect, useRef, useState } from 'react';
import { openAssessor, type Assessor } from './assessor.ts';
import type { Assessment } from './assessment.model.ts';
import type { AssessedText } from './finding.model.ts';

/** The latest assessment of a text; null until the first one is ready. Memoize `text`. */
export const useAssessment = (text: AssessedText): Assessment | null => {
  const [assessment, setAssessment] = useState<Assessment | null>(null);
  const assessor = useRef<Assessor | null>(null);
  useEffect(() => {
    const own = openAssessor(setAssessment);
    assessor.current = own;
    return () => own.close();
  }, []);
  useEffect(() => assessor.current?.assess(text), [text]);
  return assessment;
};
