/**
 * The part of zod that contracts are written with. It is shared at run time as one module, and a shared module is
 * shared whole: without this list everybody would download the other half of zod too.
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
