import { toastTimes } from '@rankwright/contracts/limits';
import { toastEvent, type StaticToast } from '@rankwright/contracts/staticPage';

/** Shows a toast on a static page; the host's script draws it. */
export const showStaticToast = (
  title: string,
  description: string,
  variant: StaticToast['variant'] = 'default',
): void => {
  const detail: StaticToast = { title, description, variant, durationMs: toastTimes.defaultMs };
  document.dispatchEvent(new CustomEvent(toastEvent, { detail }));
};
