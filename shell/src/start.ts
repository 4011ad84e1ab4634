import type {} from '@rankwright/contracts/savedScreen';
import type {} from './bootstrap/watchdog.ts';
import { evaluateLibraries } from './evaluateLibraries.ts';

window.rankwrightStarted = true;
try {
  await window.rankwrightSavedScreen;
  await evaluateLibraries();
  await import(/* webpackMode: "eager" */ './main.tsx');
} catch (error) {
  window.rankwrightFailed?.();
  throw error;
}
