import { dayMs } from '../../clock.ts';
import type { ItemFacts, NotificationFacts } from './facts.ts';

export type Mode = 'manual' | 'review' | 'automatic';

/** The words of a text: posts have HTML, articles Markdown. */
const foldText = (text: string): string => text.replace(/<[^>]+>|&\w+;|[^\p{L}\p{N}<&]|[<&]/gu, '');

/** What the owner decided and which texts may therefore be published; told by the commands, not by the server. */
export const createOracle = () => {
  /** The text of an article that its owner approved, typed into its item, or published by a click. */
  const approved = new Map<string, string>();
  const rejected = new Map<string, string>();
  /** When a writer produced a text. */
  const writtenAt = new Map<string, Date>();
  const startingDrafts = new Set<string>();
  const known = new Map<string, string>();
  /** By title: texts that were allowed to go out at some time, by a click or because they were due. */
  const clicked = new Map<string, Set<string>>();
  const due = new Map<string, Set<string>>();
  /** Due on an automatic site without approval. */
  const automatic = new Map<string, Set<string>>();

  const allow = (allowed: typeof due, title: string, text: string): void => {
    allowed.set(title, (allowed.get(title) ?? new Set()).add(foldText(text)));
  };
  const isAutomaticAllowed = (item: ItemFacts, notifications: readonly NotificationFacts[]): boolean => {
    const { publishAt, content, articleId } = item;
    if (!publishAt || rejected.get(articleId) === content) return false;
    const announced = notifications.filter(
      ({ dedupeKey, createdAt }) =>
        dedupeKey.startsWith(`announced:${item.id}:${publishAt.getTime()}`) &&
        createdAt.getTime() <= publishAt.getTime() - dayMs,
    );
    const written = writtenAt.get(`${articleId} ${content}`);
    return announced.some(({ createdAt }) => !written || written <= createdAt);
  };
  return {
    /** A click publishes what is on screen, unless it is a starting draft. */
    allow: (title: string, text: string): void => {
      if (!startingDrafts.has(text)) allow(clicked, title, text);
    },
    approve: (articleId: string, text: string): void => {
      approved.set(articleId, text);
      rejected.delete(articleId);
    },
    reject: (articleId: string, text: string): void => {
      approved.delete(articleId);
      rejected.set(articleId, text);
    },
    addStartingDraft: (text: string): void => void startingDrafts.add(text),
    /** A text that no command brought is a writer's. A changed text is not approved any more. */
    observe: (items: readonly ItemFacts[], byOwner: string | null, now: Date): void => {
      for (const { articleId, content } of items) {
        if (known.get(articleId) === content) continue;
        known.set(articleId, content);
        if (approved.get(articleId) !== content) approved.delete(articleId);
        rejected.delete(articleId);
        if (content && content !== byOwner) writtenAt.set(`${articleId} ${content}`, now);
      }
    },
    /** Before the worker runs: what it may publish now. */
    permitDue: (
      items: readonly ItemFacts[],
      mode: Mode | null,
      now: Date,
      notifications: readonly NotificationFacts[],
    ): void => {
      if (!mode || mode === 'manual') return;
      for (const item of items) {
        if (!item.publishAt || item.publishAt > now || !item.content || startingDrafts.has(item.content))
          continue;
        const isApproved = approved.get(item.articleId) === item.content;
        if (isApproved) allow(due, item.title, item.content);
        else if (mode === 'automatic' && isAutomaticAllowed(item, notifications))
          allow(automatic, item.title, item.content);
      }
    },
    /**
     * The site is not automatic any more: what was due without approval and is not on the site yet may not be published
     * by itself; on a manual site, nothing may. A text that was approved when it was due may finish on its way.
     */
    withdrawDue: (mode: Mode): void => {
      automatic.clear();
      if (mode === 'manual') due.clear();
    },
    isAllowed: (title: string, text: string): boolean =>
      [clicked, due, automatic].some((allowed) => allowed.get(title)?.has(foldText(text))),
  };
};

export type Oracle = ReturnType<typeof createOracle>;
