import type { Refresh, RefreshSummary } from '@rankwright/contracts/refreshes';
import type { ArticleRow } from '../../database/schema/articles.ts';
import type { PublicationRow } from '../../database/schema/publications.ts';
import type { RefreshRow } from '../../database/schema/refreshes.ts';
import { toPublication } from '../publications/publication.model.ts';
import { getFinalDate, getPeriodAfter } from '../searchPerformance/pageFigures.service.ts';

const formatDay = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en', { day: 'numeric', month: 'long', year: 'numeric' });

/** Why there are no figures after the update; null: there are. `missing`: why Search Console gives none. */
const explainAfter = (row: RefreshRow, missing: string | null): string | null => {
  if (row.after) return null;
  if (row.afterUnknown) return row.afterUnknown;
  if (!row.liveAt) return 'Known 28 days after the update.';
  return missing ?? `Not yet known until ${formatDay(getFinalDate(getPeriodAfter(row.liveAt)))}.`;
};

interface SummaryFacts {
  articleTitle: string;
  url: string | null;
  /** Why Search Console gives no figures; null: it may. */
  missing: string | null;
}

export const toRefreshSummary = (
  row: RefreshRow,
  { articleTitle, url, missing }: SummaryFacts,
): RefreshSummary => ({
  ...{ id: row.id, articleId: row.articleId, title: articleTitle, platform: row.platform, url },
  ...{ state: row.state, createdAt: row.createdAt.toISOString() },
  liveAt: row.liveAt?.toISOString() ?? null,
  ...{ before: row.before, beforeUnknown: row.beforeUnknown },
  ...{ after: row.after, afterUnknown: explainAfter(row, missing) },
});

interface RefreshFacts {
  article: ArticleRow;
  publication: PublicationRow | undefined;
  missing: string | null;
  /** The article's version that is live. */
  liveVersion: number | null;
}

const pickText = ({ title, content }: { title: string; content: string }) => ({ title, content });

export const toRefresh = (
  row: RefreshRow,
  { article, publication, missing, liveVersion }: RefreshFacts,
): Refresh => ({
  ...toRefreshSummary(row, { articleTitle: article.title, url: publication?.url ?? null, missing }),
  ...{ finding: row.finding, author: row.author, note: row.note },
  progress: { done: row.sections.length, total: row.sectionCount },
  start: pickText(row.start),
  live: row.live,
  isChangedOnSite: row.live.revision !== row.start.revision,
  proposal: pickText(row),
  edition: row.edition,
  articleVersion: article.version,
  hasUnpublishedText: row.state !== 'updated' && liveVersion !== null && article.version !== liveVersion,
  publication:
    row.version !== null && publication?.version === row.version ? toPublication(publication) : null,
});
