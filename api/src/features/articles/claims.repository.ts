import type { Claim } from '@rankwright/contracts/generations';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { articleClaims } from '../../database/schema/generations.ts';
import { extractClaims } from '../../writer/claims.ts';

export const findClaims = async (db: Database, ownerId: string, articleId: string): Promise<Claim[]> => {
  const [row] = await db
    .select({ claims: articleClaims.claims })
    .from(articleClaims)
    .where(and(eq(articleClaims.ownerId, ownerId), eq(articleClaims.articleId, articleId)));
  return row?.claims ?? [];
};

export const saveClaims = async (
  tx: Database,
  ownerId: string,
  articleId: string,
  claims: Claim[],
  now: Date,
): Promise<void> => {
  await tx
    .insert(articleClaims)
    .values({ articleId, ownerId, claims, updatedAt: now })
    .onConflictDoUpdate({ target: articleClaims.articleId, set: { claims, updatedAt: now } });
};

/** Notes the claims of a new text, all unverified; those verified before stay so. */
export const saveExtractedClaims = async (
  tx: Database,
  ownerId: string,
  articleId: string,
  content: string,
  now: Date,
): Promise<void> => {
  const before = await findClaims(tx, ownerId, articleId);
  const verified = new Set(before.filter((claim) => claim.verified).map(({ text }) => text));
  const claims = extractClaims(content).map((claim) => ({ ...claim, verified: verified.has(claim.text) }));
  await saveClaims(tx, ownerId, articleId, claims, now);
};
