/** Word and Outlook mark list items as paragraphs: `mso-list:l0 level2 lfo1`, with the bullet as ignored text. */
const listMark = /mso-list:\s*l\d+\s+level(\d+)/i;
const orderedBullet = /^\s*(?:\d+|[a-z]|[ivxlc]+)[.)]/i;

interface WordItem {
  element: HTMLElement;
  level: number;
  isOrdered: boolean;
  /** Of the first item; a list that goes on after a paragraph does not begin at 1. */
  start: string | null;
}

/** Word in the browser writes a list for each item, with its level. */
const readOnlineItem = (element: HTMLElement): WordItem | null => {
  const { ariaLevel } = element.dataset;
  const list = element.parentElement;
  if (!ariaLevel || list?.childElementCount !== 1) return null;
  const isOrdered = list.tagName === 'OL';
  (list.closest<HTMLElement>('.ListContainerWrapper') ?? list).replaceWith(element);
  return { element, level: Number(ariaLevel), isOrdered, start: list.getAttribute('start') };
};

const readItem = (element: HTMLElement): WordItem | null => {
  if (element.tagName === 'LI') return readOnlineItem(element);
  const level = listMark.exec(element.getAttribute('style') ?? '')?.[1];
  if (!level) return null;
  const bullets = [...element.querySelectorAll('span')].filter((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  const bullet = bullets[0]?.textContent ?? '';
  for (const ignored of bullets) ignored.remove();
  // A numbered heading is a heading; its number is the template's.
  if (element.tagName !== 'P') return null;
  const start = /\d+/.exec(bullet)?.[0] ?? null;
  return { element, level: Number(level), isOrdered: orderedBullet.test(bullet), start };
};

/** The list at the level, created inside the last item of the list above it. */
const openList = (lists: HTMLElement[], { level, isOrdered, element, start }: WordItem): HTMLElement => {
  lists.length = Math.min(lists.length, level);
  const found = lists[level - 1];
  if (found) return found;
  const list = element.ownerDocument.createElement(isOrdered ? 'ol' : 'ul');
  if (isOrdered && start) list.setAttribute('start', start);
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
  for (const element of body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6, li')) {
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
