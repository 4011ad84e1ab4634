import * as z from '@rankwright/contracts/zod';
import { ok, defineSchemas } from '../http.schemas.ts';

/** By endpoint. */
export const imagesSchemas = {
  uploadArticleImage: defineSchemas({
    summary:
      'Upload an image for an article (multipart field `file`). It is stored as WebP without metadata; use the returned path in the text or as the cover image.',
    reply: ok.extend({ url: z.string() }),
  }),
};
