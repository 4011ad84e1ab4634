import { ErrorState } from '@rankwright/shared-ui/core';
import { getConnectionErrorText } from './connectionErrorText.ts';

interface QueryErrorProps {
  title: string;
  query: { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> };
  size?: 'small';
}

/** What could not be loaded, why, and Retry. */
export const QueryError = ({ title, query: { error, isFetching, refetch }, size }: QueryErrorProps) => (
  <ErrorState
    {...(size && { size })}
    title={title}
    text={getConnectionErrorText(error)}
    onRetry={() => void refetch()}
    retrying={isFetching}
  />
);
