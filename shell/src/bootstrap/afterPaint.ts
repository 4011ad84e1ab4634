export const afterPaint = (then: () => void): void => {
  if (document.hidden) then();
  else requestAnimationFrame(() => setTimeout(then));
};
