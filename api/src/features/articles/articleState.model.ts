import { deriveArticleState, type ArticleSlot, type ArticleState } from '@rankwright/contracts/articles';
import { platforms } from '@rankwright/contracts/limits';
import type { PublicationRow } from '../../database/schema/publications.ts';
import type { ArticleRow } from '../../database/schema/articles.ts';
import type { SlotRow } from './slot.repository.ts';

export const hasText = ({ content }: Pick<ArticleRow, 'content'>): boolean => content.trim() !== '';

export const isApproved = ({ approvedVersion, version }: Pick<ArticleRow, 'approvedVersion' | 'version'>) =>
  approvedVersion === version;

type SlotFacts = Pick<SlotRow, 'scheduledDate' | 'deliveryState' | 'status'>;

export const toArticleState = (
  row: Pick<ArticleRow, 'content' | 'approvedVersion' | 'version' | 'status' | 'kind'>,
  slot: SlotFacts | undefined,
  publications: readonly Pick<PublicationRow, 'state' | 'visibility'>[],
): ArticleState =>
  deriveArticleState({
    hasText: hasText(row),
    isApproved: isApproved(row),
    isGenerating: false,
    isMarkedPublished: row.status === 'published' || slot?.status === 'published',
    isImported: row.kind === 'imported',
    slot: slot ? { isDated: slot.scheduledDate !== null, delivery: slot.deliveryState } : null,
    publications,
  });

export const toArticleSlot = (slot: SlotRow): ArticleSlot => ({
  scheduledItemId: slot.id,
  scheduledDate: slot.scheduledDate,
  scheduledTime: slot.scheduledTime,
  timeZone: slot.timeZone,
  publishAt: slot.publishAt?.toISOString() ?? null,
  platforms: platforms.filter((platform) => slot.platforms?.[platform]),
});

export const listKeywords = ({
  primaryKeyword,
  secondaryKeywords,
}: Pick<ArticleRow, 'primaryKeyword' | 'secondaryKeywords'>): string[] =>
  [primaryKeyword, ...secondaryKeywords].filter(Boolean);
