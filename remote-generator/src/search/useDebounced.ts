import { useEffect, useState } from 'react';

/** Milliseconds without a change before the value counts. */
const debounceMs = 400;

/** The value as of the last pause in typing. */
export const useDebounced = <Value>(value: Value): Value => {
  const [settledValue, setSettledValue] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettledValue(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settledValue;
};
