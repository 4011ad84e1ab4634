import * as z from '@rankwright/contracts/zod';

/** The address of an image: of another site, or the path of an uploaded one. */
export const imageAddress = z.union([
  z.url({ protocol: /^https?$/ }).max(2_000),
  z.string().regex(/^\/api\/files\/articles\/[\w-]{1,80}\.webp$/),
]);
