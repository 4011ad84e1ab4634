import type { Article } from '@rankwright/contracts/articles';
import { publicationOf } from '../publishing/publication.model.ts';
import type { PublicationRow } from '../publishing/publication.repository.ts';
import type { ArticleRow } from './article.repository.ts';

/** A row as the wire has it. */
export const articleOf = (row: ArticleRow, publications: readonly PublicationRow[]): Article => ({
  id: row.id,
  title: row.title,
  content: row.content,
  status: row.status,
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
  provenance: row.provenance,
  publications: publications.map(publicationOf),
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** Comma-separated words as a list without empties and repeats. */
export const splitList = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
];
