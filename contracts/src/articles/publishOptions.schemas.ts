import * as z from '@rankwright/contracts/zod';
import { postLimits } from '../limits.ts';

const name = z.string().trim().min(1).max(postLimits.name);

/** The fields that a connection may have defaults for. */
export const defaultFields = {
  categories: z.array(name).max(postLimits.categories),
  tags: z.array(name).max(postLimits.tags),
  author: z.string().trim().max(postLimits.author),
};

/**
 * What is sent beside the article's own fields. Categories, tags and author are remembered per connection.
 * A platform ignores what it cannot take; see `platformDescriptors`.
 */
export const publishOptions = z.object({
  excerpt: z.string().trim().max(1_000).optional(),
  categories: defaultFields.categories.optional(),
  tags: defaultFields.tags.optional(),
  author: defaultFields.author.optional(),
  slug: z.string().trim().max(200).optional(),
});

export type PublishOptions = z.infer<typeof publishOptions>;
