import { evaluateLibraries } from './evaluateLibraries.ts';

await evaluateLibraries();
await import(/* webpackMode: "eager" */ './main.tsx');
