import { useEffect, useState } from 'react';

/** Milliseconds after which loading counts as slow. */
const slowAfterMs = 3_000;

/** True once what is shown has stood there for three seconds. */
export const useIsSlow = (): boolean => {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
};
