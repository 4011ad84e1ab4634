/** Whether the box of an item is ticked, as Google Docs, GitHub and Notion write it; null without a box. */
const readTick = (item: Element): boolean | null => {
  const box = item.querySelector(
    ':scope > :is(input[type=checkbox], .checkbox), :scope > p > input[type=checkbox]',
  );
  if (item.getAttribute('role') === 'checkbox') return item.getAttribute('aria-checked') === 'true';
  return (
    box && (box.tagName === 'INPUT' ? box.hasAttribute('checked') : box.classList.contains('checkbox-on'))
  );
};

/** Lists of which every item has a box become task lists of the editor. */
export const convertCheckLists = (body: HTMLElement): void => {
  for (const list of body.querySelectorAll('ul')) {
    const ticks = [...list.children].map(readTick);
    if (ticks.length === 0 || ticks.includes(null)) continue;
    list.setAttribute('data-type', 'taskList');
    for (const [at, item] of [...list.children].entries()) {
      item.setAttribute('data-type', 'taskItem');
      item.setAttribute('data-checked', String(ticks[at]));
    }
    // Notion writes a list for each task.
    const before = list.previousElementSibling;
    if (!before?.matches('[data-type=taskList]')) continue;
    before.append(...list.children);
    list.remove();
  }
};
