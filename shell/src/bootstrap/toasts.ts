import { toastEvent, toastTemplateId, type StaticToast } from '@rankwright/contracts/staticPage';

const getRole = ({ variant }: StaticToast): string => (variant === 'destructive' ? 'alert' : 'status');

/** A copy of the prerendered toast of this variant with these texts. */
const createToast = (page: Document, toast: StaticToast): HTMLElement | null => {
  const template = page.getElementById(toastTemplateId);
  if (!(template instanceof HTMLTemplateElement)) return null;
  const card = template.content.querySelector<HTMLElement>(`[role=${getRole(toast)}]`);
  if (!card) return null;
  const copy = page.importNode(card, true);
  const [title, description] = copy.querySelectorAll('p');
  if (title) title.textContent = toast.title;
  if (description) description.textContent = toast.description;
  return copy;
};

/** Calls `close` after `durationMs`, not counting time in which the toast is hovered or focused, or the tab is hidden. */
const closeLater = (page: Document, toast: HTMLElement, durationMs: number, close: () => void): void => {
  let remainingMs = durationMs;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pause = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    remainingMs -= Date.now() - since;
  };
  const resume = (): void => {
    pause();
    if (page.hidden || toast.matches(':hover, :focus-within')) return;
    since = Date.now();
    timer = setTimeout(close, remainingMs);
  };
  for (const name of ['mouseenter', 'focusin']) toast.addEventListener(name, pause);
  for (const name of ['mouseleave', 'focusout']) toast.addEventListener(name, () => setTimeout(resume));
  page.addEventListener('visibilitychange', () => (page.hidden ? pause() : toast.isConnected && resume()));
  resume();
};

/**
 * Shows the toasts that page scripts request with `toastEvent`: one at a time, as in the app. F8 moves the
 * focus there.
 */
export const showToastsOnRequest = (page: Document): void => {
  const region = page.querySelector<HTMLElement>('[data-toast-region]');
  let shown: HTMLElement | null = null;
  const showToast = (event: Event): void => {
    const detail = (event as CustomEvent<StaticToast>).detail;
    shown?.remove();
    const toast = createToast(page, detail);
    shown = toast;
    if (!toast) return;
    const close = (): void => toast.remove();
    toast.querySelector('[aria-label=Dismiss]')?.addEventListener('click', close);
    region?.append(toast);
    closeLater(page, toast, detail.durationMs, close);
  };
  const focusRegion = ({ key }: KeyboardEvent): void => {
    if (key === 'F8') region?.focus();
  };
  page.addEventListener(toastEvent, showToast);
  page.addEventListener('keydown', focusRegion);
  // What is sent again has not failed yet; what its form finds wrong with it comes after this.
  page.addEventListener('submit', () => shown?.remove(), true);
};
