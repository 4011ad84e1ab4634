import './withoutEval.ts';

/**
 * The part of zod that contracts use. A shared federation module cannot be tree-shaken, so this list keeps the rest of
 * zod out of the download.
 */
export {
  array,
  boolean,
  coerce,
  discriminatedUnion,
  enum,
  iso,
  literal,
  number,
  object,
  record,
  string,
  stringbool,
  undefined,
  union,
  unknown,
  url,
  uuid,
} from 'zod';
export type { infer, input, output, ZodType } from 'zod';
