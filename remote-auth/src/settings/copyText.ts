import { showError, showToast } from '@rankwright/sdk/toasts';

export const copyText = async (text: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: 'Copied' });
  } catch {
    showError('Error', 'Your browser did not allow copying. Select the text and copy it by hand.');
  }
};
