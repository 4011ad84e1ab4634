import { showError } from '@rankwright/sdk/toasts';
import { parseOverride, type Overrides } from '../kernel/overrides.ts';

/** `?override=<remote>@<address>` points this tab at another build of one remote; the address is cleaned afterwards. */
export const takeOverride = (overrides: Overrides): void => {
  overrides.read();
  const address = new URL(location.href);
  const asked = address.searchParams.get('override');
  if (asked === null) return;
  const override = parseOverride(asked, location.href);
  const result = override ? overrides.set(override) : { ok: false as const, reason: 'It is not readable.' };
  if (!result.ok) showError('The override was refused', result.reason);
  address.searchParams.delete('override');
  history.replaceState(history.state, '', address);
};
