import { lazy, useSyncExternalStore, type ComponentType, type LazyExoticComponent } from 'react';
import { jsx } from 'react/jsx-runtime';
import { getFamilyByType, type Family } from 'react-refresh/runtime';
import { setRenderer } from './refreshRuntime.ts';

/**
 * A production React renders the type that it was given, for ever. So the screens of a remote in development are made of
 * stable components: each renders the latest version of its own (`Family` of react-refresh) and keeps its state.
 */
interface StableComponent {
  component: ComponentType<object>;
  /** After each hot update: renders the latest version, with its state or from the beginning. */
  update: (keepsState: boolean) => void;
}

const stableComponents = new WeakMap<Family, StableComponent>();

type FunctionComponent = (props: object) => unknown;

/** False for classes, and for what `memo` and `forwardRef` return: they begin anew with each version. */
const isFunctionComponent = (type: unknown): type is FunctionComponent =>
  typeof type === 'function' &&
  !(type.prototype as { isReactComponent?: object } | undefined)?.isReactComponent;

/** Calls the latest version within one component, so that its hooks find their state again. */
const createRendered = (family: Family): unknown =>
  isFunctionComponent(family.current)
    ? (props: object) => (family.current as FunctionComponent)(props)
    : family.current;

const createStableComponent = (family: Family): StableComponent => {
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  let rendered = createRendered(family);
  let updates = 0;
  const getUpdates = (): number => updates;
  const component = (props: object) => {
    useSyncExternalStore(subscribe, getUpdates);
    // The same props would let React keep what it rendered before.
    return jsx(rendered as ComponentType<object>, { ...props });
  };
  return {
    // Libraries read statics of a component, such as MUI's muiName.
    component: Object.assign(component, family.current, {
      displayName: (family.current as { name?: string }).name,
    }),
    update: (keepsState) => {
      if (!keepsState || !isFunctionComponent(family.current)) rendered = createRendered(family);
      updates += 1;
      for (const listener of listeners) listener();
    },
  };
};

const getStableComponent = (family: Family): ComponentType<object> => {
  const stable = stableComponents.get(family) ?? createStableComponent(family);
  stableComponents.set(family, stable);
  return stable.component;
};

type LazyComponent = LazyExoticComponent<ComponentType<object>> & {
  _init: (payload: unknown) => ComponentType<object>;
  _payload: unknown;
};

const stableLazyComponents = new WeakMap<object, object>();

const isLazyComponent = (type: unknown): type is LazyComponent =>
  typeof type === 'object' && type !== null && '_init' in type && '_payload' in type;

/** React's own loader of a lazy component throws the promise that it waits for. */
const loadLazyComponent = async (type: LazyComponent): Promise<ComponentType<object>> => {
  try {
    return type._init(type._payload);
  } catch (thrown) {
    await (thrown as Promise<unknown>);
    return type._init(type._payload);
  }
};

const getStableLazyComponent = (type: LazyComponent): object => {
  const stable =
    stableLazyComponents.get(type) ??
    lazy(async () => ({ default: toStable(await loadLazyComponent(type)) as ComponentType<object> }));
  stableLazyComponents.set(type, stable);
  return stable;
};

/** The component that stands for this one in what React renders; anything else is returned as it is. */
export const toStable = (type: unknown): unknown => {
  if (isLazyComponent(type)) return getStableLazyComponent(type);
  const family = getFamilyByType(type);
  return family ? getStableComponent(family) : type;
};

setRenderer(({ updatedFamilies, staleFamilies }) => {
  for (const family of updatedFamilies) stableComponents.get(family)?.update(true);
  for (const family of staleFamilies) stableComponents.get(family)?.update(false);
});
