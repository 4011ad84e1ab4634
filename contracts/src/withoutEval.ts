import { config } from 'zod';

// The pages' security policy forbids `eval`; zod must know before the first schema is created.
if ('document' in globalThis) config({ jitless: true });
