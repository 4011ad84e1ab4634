import { getErrorMessage } from '@rankwright/sdk/api';
import type { UseQueryResult } from '@rankwright/sdk/query';
import { ErrorState, LoadingState } from '@rankwright/shared-ui/core';
import type { ReactNode } from 'react';

interface ResultsSectionProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** What could not be loaded, e.g. `Keywords`. */
  name: string;
  shape: 'table' | 'figures';
  children: (data: Data) => ReactNode;
}

/** What a request answers; while it runs, its shape, and when it has failed, Retry. */
export const ResultsSection = <Data,>({ query, name, shape, children }: ResultsSectionProps<Data>) => {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) return <LoadingState shape={shape} />;
  return (
    <ErrorState
      size="small"
      title={`${name} could not be loaded`}
      text={getErrorMessage(error, 'Please try again.')}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
};
