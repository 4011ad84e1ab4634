const createKey = (remote: string, version: string): string => `${remote}@${version}`;

/**
 * Circuit breaker: remembers the versions that failed to start, so that the previous version is used. A reload forgets them: what was
 * broken for a moment is not kept from anyone for longer.
 */
export const createBreaker = () => {
  const bad = new Set<string>();
  return {
    isBad: (remote: string, version: string): boolean => bad.has(createKey(remote, version)),
    open: (remote: string, version: string): void => void bad.add(createKey(remote, version)),
    close: (remote: string, version: string): void => void bad.delete(createKey(remote, version)),
  };
};
