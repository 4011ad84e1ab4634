import { z } from 'zod';
import { PlatformError, type PlatformOption } from '../port/platform.ts';
import { decodeEntities } from './decodeEntities.ts';
import { readReply, TermExistsError, type WordpressCall } from './wordpressClient.ts';

const term = z.object({ id: z.number(), name: z.string() });
const person = z.object({ id: z.number(), name: z.string(), slug: z.string().default('') });
type TermKind = 'categories' | 'tags';

/** WordPress returns names with character references. */
const isSameName = (name: string, other: string): boolean =>
  decodeEntities(name).toLowerCase() === other.toLowerCase();

/** Returns no id if the user cannot create terms; the post is then published without the term. */
const createTerm = async (call: WordpressCall, kind: TermKind, name: string): Promise<number[]> => {
  try {
    return [readReply('POST', term, await call('POST', `/wp/v2/${kind}`, {}, { name })).id];
  } catch (error) {
    if (error instanceof TermExistsError) return [error.termId];
    if (error instanceof PlatformError && error.kind === 'permanent') return [];
    throw error;
  }
};

/**
 * Returns the ids of the named terms and creates missing ones. WordPress search misses names with special characters.
 */
export const resolveTermIds = async (
  call: WordpressCall,
  kind: TermKind,
  names: readonly string[],
): Promise<number[]> => {
  const ids: number[] = [];
  for (const name of names) {
    const found = readReply(
      'GET',
      z.array(term),
      await call('GET', `/wp/v2/${kind}`, { search: name, per_page: '100' }),
    ).find((known) => isSameName(known.name, name));
    ids.push(...(found ? [found.id] : await createTerm(call, kind, name)));
  }
  return ids;
};

const pageSize = 100;
const maxTerms = 2_000;

/** All terms, whose names are read as text. */
export const listTerms = async (call: WordpressCall, kind: TermKind): Promise<PlatformOption[]> => {
  const options: PlatformOption[] = [];
  for (let offset = 0; offset < maxTerms; offset += pageSize) {
    const query = { per_page: String(pageSize), offset: String(offset) };
    const page = readReply('GET', z.array(term), await call('GET', `/wp/v2/${kind}`, query));
    options.push(...page.map(({ id, name }) => ({ id: String(id), label: decodeEntities(name) })));
    if (page.length < pageSize) break;
  }
  return options;
};

/** Users that the signed-in user can see: all of them for editors, else those with posts. */
export const listAuthors = async (call: WordpressCall): Promise<PlatformOption[]> => {
  try {
    return readReply('GET', z.array(person), await call('GET', '/wp/v2/users', { per_page: '100' })).map(
      ({ id, name }) => ({ id: String(id), label: decodeEntities(name) }),
    );
  } catch (error) {
    if (error instanceof PlatformError && error.kind === 'permanent') return [];
    throw error;
  }
};

/** The user with this name. An unknown name leaves the post with the connected user. */
export const findAuthorId = async (call: WordpressCall, name: string): Promise<number | null> => {
  const found = (await listAuthors(call)).find(({ label }) => isSameName(label, name));
  return found ? Number(found.id) : null;
};
