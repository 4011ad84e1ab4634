import type {} from '@rankwright/contracts/savedScreen';
import { evaluateLibraries } from './evaluateLibraries.ts';

await window.rankwrightSavedScreen;
await evaluateLibraries();
await import(/* webpackMode: "eager" */ './main.tsx');
