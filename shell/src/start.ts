import type {} from './bootstrap/watchdog.ts';
import { evaluateLibraries } from './evaluateLibraries.ts';

window.rankwrightStarted = true;
try {
  await evaluateLibraries();
  await import(/* webpackMode: "eager" */ './main.tsx');
} catch (error) {
  window.rankwrightFailed?.();
  throw error;
}
