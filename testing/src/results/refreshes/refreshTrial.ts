import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { publications } from '../../../../api/src/database/schema/publications.ts';
import type { Deps } from '../../../../api/src/deps.ts';
import { sweepJob } from '../../../../api/src/features/delivery/delivery.definition.ts';
import { skipRetryDelays } from '../../crash/deliveries.ts';
import type { Person } from './person.ts';
import type { WordpressEditor } from '../../wordpress/wordpressEditor.ts';

/** A post to refresh, and what an editor does on the site meanwhile. */
export interface TrialPost {
  articleId: string;
  remoteId: string;
  edited: 'never' | 'before approval' | 'after approval';
  /** What the editor of the site left there. */
  siteText: string | null;
  refreshId: string;
}

export interface Trial {
  deps: Deps;
  ownerId: string;
  person: Person;
  editor: WordpressEditor;
}

const stallMs = 180_000;
const addParagraph = (text: string, paragraph: string): string => `${text.trimEnd()}\n\n${paragraph}`;
export const getNewText = ({ remoteId }: Pick<TrialPost, 'remoteId'>): string =>
  `Refreshed text ${remoteId}.`;
export const getSiteEdit = ({ remoteId }: Pick<TrialPost, 'remoteId'>): string =>
  `Edited on the site ${remoteId}.`;

const editOnSite = async ({ editor }: Trial, post: TrialPost): Promise<void> => {
  const { content } = await editor.read(post.remoteId);
  post.siteText = addParagraph(content, `<p>${getSiteEdit(post)}</p>`);
  await editor.write(post.remoteId, post.siteText);
};

/** Proposes and approves; an edit that came before the approval must be refused. Returns how many were refused. */
export const approveAll = async (trial: Trial, posts: readonly TrialPost[]): Promise<number> => {
  const { person } = trial;
  let refused = 0;
  for (const post of posts) {
    const opened = await person.propose(post.articleId);
    post.refreshId = opened.id;
    const saved = await person.save(opened, addParagraph(opened.proposal.content, getNewText(post)));
    if (post.edited === 'before approval') await editOnSite(trial, post);
    if (!(await person.approve(saved))) refused += 1;
    if (post.edited === 'after approval') await editOnSite(trial, post);
  }
  return refused;
};

/** Posts on the site whose edit is not there any more, although nobody has seen it. */
export const countOverwritten = async ({ editor }: Trial, posts: readonly TrialPost[]): Promise<number> => {
  let overwritten = 0;
  for (const { remoteId, siteText } of posts)
    if (siteText !== null && (await editor.read(remoteId)).content !== siteText) overwritten += 1;
  return overwritten;
};

/** A person reads every edit of the site, takes it over and confirms. */
export const mergeAll = async ({ person }: Trial, posts: readonly TrialPost[]): Promise<void> => {
  for (const post of posts) {
    if (post.siteText === null) continue;
    const shown = await person.readLive(post.refreshId);
    if (!shown.live.content.includes(getSiteEdit(post))) throw new Error('The edit is not shown.');
    const merged = await person.save(shown, addParagraph(shown.live.content, getNewText(post)));
    if (!(await person.approve(merged, true))) throw new Error('The merged text was refused.');
  }
};

const countWaiting = async ({ deps, ownerId }: Trial): Promise<number> => {
  const rows = await deps.db
    .select({ state: publications.state })
    .from(publications)
    .where(eq(publications.ownerId, ownerId));
  return rows.filter(({ state }) => state !== 'live' && state !== 'failed').length;
};

/** Waits until every update has arrived or was refused. */
export const waitUntilSettled = async (trial: Trial): Promise<void> => {
  const { deps } = trial;
  let least = Infinity;
  for (let since = performance.now(); performance.now() - since < stallMs;) {
    const waiting = await countWaiting(trial);
    if (waiting === 0) return;
    if (waiting < least) since = performance.now();
    least = Math.min(least, waiting);
    await skipRetryDelays(deps);
    await deps.queue.send(sweepJob, {});
    await pause(500);
  }
  throw new Error(`${least} updates have not come to an end.`);
};
