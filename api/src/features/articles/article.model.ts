import type { Article } from '@rankwright/contracts/articles';
import { toPublication } from '../publishing/publication.model.ts';
import type { PublicationRow } from '../publishing/publication.repository.ts';
import type { ArticleRow } from './article.repository.ts';
import { toArticleSlot, toArticleState } from './articleState.ts';
import type { SlotRow } from './slot.repository.ts';

/** The article as the API returns it. */
export const toArticle = (
  row: ArticleRow,
  publications: readonly PublicationRow[],
  slot: SlotRow | undefined,
): Article => ({
  id: row.id,
  title: row.title,
  content: row.content,
  status: row.status,
  state: toArticleState(row, slot, publications),
  kind: row.kind,
  primaryKeyword: row.primaryKeyword,
  secondaryKeywords: row.secondaryKeywords,
  industry: row.industry,
  targetAudience: row.targetAudience,
  wordCount: row.wordCount,
  metaTitle: row.metaTitle,
  metaDescription: row.metaDescription,
  slug: row.slug,
  imageUrl: row.imageUrl,
  imageAlt: row.imageAlt,
  excerpt: row.excerpt,
  categories: row.categories,
  tags: row.tags,
  authorName: row.authorName,
  provenance: row.provenance,
  publications: publications.map(toPublication),
  receipt: null,
  version: row.version,
  approvedVersion: row.approvedVersion,
  slot: slot ? toArticleSlot(slot) : null,
  generation: null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** Splits comma-separated text into a list without empty entries and duplicates. */
export const splitList = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
];
