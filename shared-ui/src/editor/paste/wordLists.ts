/** Word and Outlook mark list items as paragraphs: `mso-list:l0 level2 lfo1`, with the bullet as ignored text. */
const listMark = /mso-list:\s*l\d+\s+level(\d+)/i;
const orderedBullet = /^\s*(?:\d+|[a-z]|[ivxlc]+)[.)]/i;

interface WordItem {
  element: HTMLElement;
  level: number;
  isOrdered: boolean;
}

const readItem = (element: HTMLElement): WordItem | null => {
  const level = listMark.exec(element.getAttribute('style') ?? '')?.[1];
  if (!level) return null;
  const bullets = [...element.querySelectorAll('span')].filter((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  const isOrdered = orderedBullet.test(bullets[0]?.textContent ?? '');
  for (const bullet of bullets) bullet.remove();
  return { element, level: Number(level), isOrdered };
};

/** The list at the level, created inside the last item of the list above it. */
const openList = (lists: HTMLElement[], { level, isOrdered, element }: WordItem): HTMLElement => {
  lists.length = Math.min(lists.length, level);
  const found = lists[level - 1];
  if (found) return found;
  const list = element.ownerDocument.createElement(isOrdered ? 'ol' : 'ul');
  const parent = lists.at(-1)?.lastElementChild;
  if (parent) parent.append(list);
  else element.before(list);
  lists.push(list);
  return list;
};

/** Turns the list paragraphs of Word and Outlook into lists. */
export const convertWordLists = (body: HTMLElement): void => {
  let lists: HTMLElement[] = [];
  let last: Element | null = null;
  for (const element of body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4')) {
    const item = readItem(element);
    if (!item) continue;
    if (element.previousElementSibling !== last) lists = [];
    const list = openList(lists, item);
    const entry = body.ownerDocument.createElement('li');
    entry.append(...element.childNodes);
    list.append(entry);
    element.remove();
    last = lists[0] ?? null;
  }
};
