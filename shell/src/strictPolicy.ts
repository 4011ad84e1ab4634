import { config } from 'zod';

/** The content-security policy forbids making code from text. Told so before the first schema, zod does not try. */
config({ jitless: true });
