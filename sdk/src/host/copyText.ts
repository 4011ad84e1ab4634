import { showError, showToast } from '../toasts.ts';

/** Copies a text to the clipboard, and says so in a toast. */
export const copyText = async (text: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: 'Copied' });
  } catch {
    showError('Error', 'Your browser did not allow copying. Select the text and copy it by hand.');
  }
};
