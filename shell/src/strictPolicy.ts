import { config } from 'zod';

/** The content-security policy forbids `eval`; zod must know before the first schema is created. */
config({ jitless: true });
