import { performReactRefresh as findUpdate, type RefreshUpdate } from 'react-refresh/runtime';

/**
 * Stands for `react-refresh/runtime` in the build of one remote: the host's production React cannot refresh by itself.
 * Imports no React: this module runs with the entry, before the host has shared it.
 */
export {
  register,
  createSignatureFunctionForTransform,
  isLikelyComponentType,
  getFamilyByType,
} from 'react-refresh/runtime';

let render: (update: RefreshUpdate) => void = () => undefined;

/** Sets what renders the components that a hot update has replaced. */
export const setRenderer = (renderer: typeof render): void => {
  render = renderer;
};

export const performReactRefresh = (): void => {
  const update = findUpdate();
  if (update) render(update);
};

/** Called by the plugin's entry. A production React has no refresh to be hooked into. */
export const injectIntoGlobalHook = (): void => undefined;
