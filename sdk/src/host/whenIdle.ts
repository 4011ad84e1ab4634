export const whenIdle = (then: () => void): void => {
  // Safari has no idle callbacks.
  const request = globalThis.requestIdleCallback as typeof requestIdleCallback | undefined;
  if (request) request(then);
  else then();
};
