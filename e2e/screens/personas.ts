import { getProfile, updateUser } from '@rankwright/contracts/account';
import { connectPlatforms } from '../product/connectPlatforms.ts';
import { createMember, type Member } from '../product/member.ts';
import type { Persona } from './screens.ts';
import { seedContent, seedReports, seedReview } from './seed.ts';

/**
 * Creates an account for every persona. The member has a long name and weeks of content. With `hasFakes`, the
 * fake platforms must be running.
 */
export const createPersonas = async (
  url: string,
  { hasFakes = false } = {},
): Promise<Record<Persona, Member | null>> => {
  const member = await createMember(url, { displayName: 'Maximiliane Freifrau von Hohenfels-Württemberg' });
  await seedContent(member);
  await seedReports(member);
  const connected = await createMember(url);
  if (hasFakes) await connectPlatforms(connected);
  await seedReview(connected);
  const { user } = await connected.send(getProfile);
  await connected.send(updateUser, { params: { uid: user.uid }, body: { timeZone: 'America/New_York' } });
  return {
    visitor: null,
    newcomer: await createMember(url),
    unpaid: await createMember(url, { plan: false }),
    member,
    connected,
    // Staff of a development product (api/src/features/fleet/staff.model.ts).
    staff: await createMember(url, { email: 'staff@example.com', plan: false }),
  };
};
