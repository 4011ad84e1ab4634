import { emptySiteProfile, siteProfile, type SiteProfile } from '@rankwright/contracts/siteProfile';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { siteProfiles } from '../../database/schema/writers.ts';

export const getSiteProfile = async (db: Database, ownerId: string): Promise<SiteProfile> => {
  const [row] = await db.select().from(siteProfiles).where(eq(siteProfiles.ownerId, ownerId));
  return row ? siteProfile.parse(row.profile) : emptySiteProfile;
};

export const saveSiteProfile = async (
  db: Database,
  ownerId: string,
  profile: SiteProfile,
  updatedAt: Date,
): Promise<void> => {
  await db
    .insert(siteProfiles)
    .values({ ownerId, profile, updatedAt })
    .onConflictDoUpdate({ target: siteProfiles.ownerId, set: { profile, updatedAt } });
};
