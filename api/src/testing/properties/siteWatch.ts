import type { startFakeWordpress } from '@rankwright/testing/fakes/wordpress/fakeWordpress';
import type { ItemFacts, NotificationFacts } from './facts.ts';
import type { Oracle } from './oracle.ts';

type Site = Awaited<ReturnType<typeof startFakeWordpress>>;

/** Watches the posts of a sequence: each article has one, with a text that was allowed. */
export const createSiteWatch = (site: Site, sequenceName: string, oracle: Oracle) => {
  const shown = new Map<string, string>();
  return {
    check: (): void => {
      const posts = site.posts.filter(({ title }) => title.endsWith(` of ${sequenceName}`));
      for (const { title, content } of posts) {
        if (posts.filter((post) => post.title === title).length > 1)
          throw new Error(`“${title}” was published twice.`);
        if (shown.get(title) === content) continue;
        shown.set(title, content);
        if (!oracle.isAllowed(title, content))
          throw new Error(`“${title}” was published with a text that was not approved: ${content}`);
      }
    },
    isShown: (title: string): boolean => shown.has(title),
    countShown: (): number => shown.size,
  };
};

const conclusions = ['needs-review-missed', 'delivery-missed', 'delivery-failed'];

/** Throws when a due item is neither live nor announced. */
export const assertConcluded = (
  items: readonly ItemFacts[],
  notifications: readonly NotificationFacts[],
  isShown: (title: string) => boolean,
): void => {
  for (const { title, delivery } of items) {
    if (delivery === 'none') continue;
    if (delivery === 'delivered') {
      if (!isShown(title)) throw new Error(`“${title}” is said to be live and is not.`);
    } else if (
      !notifications.some(({ kind, text }) => conclusions.includes(kind) && text.includes(`“${title}”`))
    )
      throw new Error(`“${title}” is ${delivery} and nobody was told.`);
  }
};
