import type { Article, ArticleGeneration } from '@rankwright/contracts/articles';
import type { Claim } from '@rankwright/contracts/generations';
import { getEditedShare } from '../../writer/editedShare.ts';
import { toPublication } from '../publications/publication.model.ts';
import type { PublicationRow } from '../../database/schema/publications.ts';
import type { ArticleRow } from '../../database/schema/articles.ts';
import { toArticleSlot, toArticleState } from './articleState.model.ts';
import type { SlotRow } from './slot.repository.ts';

/** How the text came about; null for text that a person wrote. */
const createReceipt = ({ provenance, generatedContent, content }: ArticleRow, claims: Claim[]) =>
  provenance.writer === 'person'
    ? null
    : {
        inputs: provenance.request ?? {},
        writer: provenance.writer,
        model: provenance.model,
        promptVersion: provenance.promptVersion,
        tokens: provenance.tokens ?? null,
        durationMs: provenance.durationMs,
        editedShare: generatedContent === null ? 0 : getEditedShare(generatedContent, content),
        claims,
      };

/** The article as the API returns it. */
export const toArticle = (
  row: ArticleRow,
  publications: readonly PublicationRow[],
  slot: SlotRow | undefined,
  claims: Claim[],
  generation: ArticleGeneration | null,
): Article => ({
  id: row.id,
  title: row.title,
  content: row.content,
  status: row.status,
  state: generation ? 'writing' : toArticleState(row, slot, publications),
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
  receipt: createReceipt(row, claims),
  version: row.version,
  approvedVersion: row.approvedVersion,
  slot: slot ? toArticleSlot(slot) : null,
  generation,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
