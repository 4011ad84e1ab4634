// Loads the sources, in development and in tests: the TypeScript loader of a process does not reach its threads.
// A build has a bundle of this name instead.
import { register } from 'tsx/esm/api';

register();
await import('./parser.worker.ts');
