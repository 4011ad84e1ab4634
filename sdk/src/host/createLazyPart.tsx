import { lazy, Suspense, useState, type ComponentType } from 'react';
import { PartBoundary, PartLoading, type LazyPartProps } from './PartBoundary.tsx';
import { tryAgain } from './tryAgain.ts';

/** A part in a script of its own, e.g. `createLazyPart(async () => (await import('./Chart.tsx')).Chart)`. Its failures stay in its place. */
export const createLazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let loading: Promise<{ default: ComponentType<Props> }> | null = null;
  let Loaded: ComponentType<Props> | null = null;
  const loadOnce = async (attempt: typeof load) => {
    try {
      return { default: (Loaded = await attempt()) };
    } finally {
      if (!Loaded) loading = null;
    }
  };
  const request = (attempt = () => tryAgain(load)) => (loading ??= loadOnce(attempt));
  // `lazy` keeps its failure: each attempt is a new one.
  const start = (attempt?: typeof load) =>
    ({ Part: Loaded ?? lazy(() => request(attempt)) }) as { Part: ComponentType<object> };
  const isLoaded = () => Loaded !== null;

  const LazyPart = ({ fallback, ...props }: Props & LazyPartProps) => {
    const [{ Part }, setAttempt] = useState(() => start());
    return (
      <PartBoundary isLoaded={isLoaded} onRetry={() => setAttempt(start(load))} onClose={props.onClose}>
        <Suspense fallback={<PartLoading onClose={props.onClose}>{fallback}</PartLoading>}>
          <Part {...props} />
        </Suspense>
      </PartBoundary>
    );
  };
  /** Loads the script before the part is rendered; a failure shows when it is rendered. */
  const preload = (): Promise<unknown> => request().catch(() => undefined);
  return Object.assign(LazyPart, { preload, isLoaded });
};
