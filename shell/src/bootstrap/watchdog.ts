/**
 * Inline in every page, so that it needs no file of the host: says when the host's first file is missing, altered or does not
 * start, and when this tab belongs to a version that is no longer the current one.
 */
declare global {
  interface Window {
    /** The host's first file runs. */
    rankwrightStarted?: true;
    /** The start of the host has failed. */
    rankwrightFailed?: () => void;
  }
}

let notice: HTMLElement | undefined;

const show = (text: string): void => {
  notice?.remove();
  notice = document.createElement('div');
  notice.role = 'alert';
  notice.style.cssText =
    'position:fixed;inset:auto 0 0;z-index:9999;padding:16px;background:#1b1916;color:#fbf9f4;font:16px sans-serif;text-align:center';
  const button = document.createElement('button');
  button.textContent = 'Reload';
  button.style.cssText = 'margin-left:16px;padding:8px 16px;font:inherit';
  button.onclick = () => location.reload();
  notice.append(text, button);
  document.body.append(notice);
};

const showFailure = (): void => {
  if (!notice?.isConnected) show('The app could not be loaded. Check your connection and reload.');
};

const checkVersion = async (src: string): Promise<void> => {
  const response = await fetch('/registry.json', { cache: 'no-cache' });
  const { shell } = (await response.json()) as { shell: { version: string } };
  if (!src.includes(`/shell/${shell.version}/`)) show('This tab is out of date. Reload it to continue.');
};

// Neither event of a script bubbles.
for (const type of ['error', 'load'])
  document.addEventListener(
    type,
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement && target.src.includes('/shell/'))) return;
      const isStart = 'start' in target.dataset && !window.rankwrightStarted;
      if (isStart) showFailure();
      if (type === 'error') checkVersion(target.src).catch(() => undefined);
    },
    true,
  );

window.rankwrightFailed = showFailure;

export {};
