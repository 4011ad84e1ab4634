import { heldScriptsElementId } from '@rankwright/contracts/heldPage';
import { keepActions } from './keepActions.ts';
import { isAwaited, onFirstTouch } from './signs.ts';

/**
 * A page that was rendered ahead stands without its scripts until it is painted. Then those of a page that is used
 * start at once; those of a page that is read are fetched, and start with the visitor's first touch. What somebody
 * does before the app is there is kept and done then.
 */
keepActions(document);

const take = (selector: string): void => {
  const held = document.getElementById(heldScriptsElementId);
  if (!(held instanceof HTMLTemplateElement)) return;
  for (const part of held.content.querySelectorAll(selector)) {
    const own = document.importNode(part, true);
    // Scripts that are put in keep their order only when they say so.
    if (own instanceof HTMLScriptElement) own.async = false;
    document.body.append(own);
    part.remove();
  }
};
const fetchAhead = (): void => take('link');
const start = (): void => take('link, script');

const whenPainted = (then: () => void): void => {
  if (document.hidden) then();
  else requestAnimationFrame(() => setTimeout(then));
};

document.addEventListener('DOMContentLoaded', () => {
  const held = document.getElementById(heldScriptsElementId);
  if (isAwaited(held?.dataset.starts)) whenPainted(start);
  else {
    onFirstTouch(document, start);
    whenPainted(fetchAhead);
  }
});
