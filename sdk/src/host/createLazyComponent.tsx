import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

/** A component whose script loads when it is first rendered. `fallback` stands in its place until then. */
export interface LazyComponent<Props extends object> {
  (props: Props & { fallback?: ReactNode }): ReactNode;
  /** Loads the script before the component is rendered. Rejects when it cannot be loaded; the next call tries again. */
  preload: () => Promise<void>;
  /** True when the script is there: the component is part of the render that first shows it. */
  isLoaded: () => boolean;
}

/**
 * A component in a chunk of its own, e.g. `createLazyComponent(async () => (await import('./Chart.tsx')).Chart)`. When its
 * script cannot be loaded it throws the error for the error boundary above, and a new mount tries again.
 *
 * Unlike a component of React's `lazy`, it renders at once when its script is there, and as soon as it comes otherwise:
 * React holds back what a `Suspense` boundary reveals until 300 ms after the last fallback.
 */
export const createLazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> => {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;

  const loadOnce = async (): Promise<void> => {
    try {
      loaded = await load();
    } catch (error) {
      loading = null;
      throw error;
    }
  };
  const preload = (): Promise<void> => (loading ??= loadOnce());

  const Lazy = ({ fallback = null, ...props }: Props & { fallback?: ReactNode }): ReactNode => {
    const [isLoaded, setLoaded] = useState(loaded !== null);
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    useEffect(() => {
      if (isLoaded) return;
      let isMounted = true;
      preload().then(
        () => isMounted && setLoaded(true),
        (error: unknown) => isMounted && setFailure({ error }),
      );
      return () => {
        isMounted = false;
      };
    }, [isLoaded]);
    if (failure) throw failure.error;
    if (!loaded) return fallback;
    const Loaded: ComponentType<Props> = loaded;
    return <Loaded {...(props as unknown as Props)} />;
  };
  return Object.assign(Lazy, { preload, isLoaded: () => loaded !== null });
};
