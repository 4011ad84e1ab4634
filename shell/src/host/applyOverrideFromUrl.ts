import { showError } from '@rankwright/sdk/toasts';
import { err } from '../kernel/result/result.ts';
import { parseOverride, type Overrides } from '../kernel/activation/overrides.ts';

/** Applies `?override=<remote>@<URL>`: this tab loads another build of one remote. Removes the parameter from the URL. */
export const applyOverrideFromUrl = (overrides: Overrides): void => {
  overrides.load();
  const url = new URL(location.href);
  const requested = url.searchParams.get('override');
  if (requested === null) return;
  const override = parseOverride(requested, location.href);
  const result = override ? overrides.set(override) : err('Use the format <remote>@<URL>.');
  if (!result.ok) showError('Override not applied', result.error);
  url.searchParams.delete('override');
  history.replaceState(history.state, '', url);
};
