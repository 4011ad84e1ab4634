import { connectAll } from '../product/connectAll.ts';
import { newMember, type Member } from '../product/member.ts';
import type { Viewer } from './screens.ts';
import { seed } from './seed.ts';

/** Somebody for every viewer. The member has a long name and some weeks of work. Sites are connected where `doubles` run. */
export const peopleOf = async (
  url: string,
  { doubles = false } = {},
): Promise<Record<Viewer, Member | null>> => {
  const member = await newMember(url, { displayName: 'Maximiliane Freifrau von Hohenfels-Württemberg' });
  await seed(member);
  const connected = await newMember(url);
  if (doubles) await connectAll(connected);
  return {
    visitor: null,
    newcomer: await newMember(url),
    unpaid: await newMember(url, { plan: false }),
    member,
    connected,
  };
};
