import type { RefreshRow } from '../../database/schema/refreshes.ts';
import type { Deps } from '../../deps.ts';
import { findPublicationOnPlatform } from '../publications/publications.service.ts';
import { findUnmeasured, updateRefresh } from '../refreshes/refreshes.service.ts';
import { getPeriodAfter, readFinalDay, readPageFigures } from '../searchPerformance/pageFigures.service.ts';

const measure = async (deps: Deps, row: RefreshRow, finalDay: string): Promise<void> => {
  const { db, clock } = deps;
  const { ownerId, articleId, platform, liveAt } = row;
  const period = liveAt && getPeriodAfter(liveAt);
  if (!period || period.to > finalDay) return;
  const publication = await findPublicationOnPlatform(db, ownerId, articleId, platform);
  const updatedAt = clock.now();
  await updateRefresh(
    db,
    row.id,
    publication?.url
      ? { after: await readPageFigures(deps, ownerId, publication.url, period), updatedAt }
      : { afterUnknown: 'The URL of the post is not known.', updatedAt },
  );
};

/** Keeps the figures after each update whose 28 days are over and final. Running it again changes nothing. */
export const measureRefreshes = async (deps: Deps, ownerId: string): Promise<void> => {
  const { finalDay } = await readFinalDay(deps, ownerId);
  if (!finalDay) return;
  for (const row of await findUnmeasured(deps.db, ownerId, deps.clock.now()))
    await measure(deps, row, finalDay);
};
