import type {} from './bootstrap/watchdog.ts';

window.rankwrightStarted = true;
try {
  await import(/* webpackMode: "eager" */ './main.tsx');
} catch (error) {
  window.rankwrightFailed?.();
  throw error;
}
