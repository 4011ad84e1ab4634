/**
 * The schemas by which a browser checks what arrives while a page runs. Import it only with `import()`: the build gives it
 * its own copy of the modules below it, so that zod stays out of the first files.
 */
import './withoutEval.ts';
import { generationEvent } from './articles/generation.ts';
import { accountEvent } from './events/events.ts';
import type * as z from './zod.ts';

export { registry, remoteContract, versionList } from './remote/remote.ts';

/** Endpoint id → schema of the data of one event. */
export const streamReplies: Readonly<Record<string, z.ZodType>> = {
  streamArticle: generationEvent,
  streamEvents: accountEvent,
};
