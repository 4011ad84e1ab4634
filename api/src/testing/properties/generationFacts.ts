import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';

interface GenerationFacts extends Record<string, unknown> {
  active: number;
  applied: number;
  versions: number;
}

/** Throws when a generation never ended, or when its text became more than one version. */
export const assertGenerationsEnded = async (
  db: Database,
  ownerId: string,
  otherVersions: number,
): Promise<void> => {
  const { rows } = await db.execute<GenerationFacts>(sql`select
    (select count(*)::int from generations where owner_id = ${ownerId} and state in ('queued', 'running')) as active,
    (select count(*)::int from generations where owner_id = ${ownerId} and applied) as applied,
    (select count(*)::int from article_versions where owner_id = ${ownerId} and reason = 'generated') as versions`);
  const { active = 0, applied = 0, versions = 0 } = rows[0] ?? {};
  if (active > 0) throw new Error(`${active} generations never ended.`);
  if (versions !== applied + otherVersions)
    throw new Error(`${applied} generated texts became ${versions - otherVersions} versions.`);
};
