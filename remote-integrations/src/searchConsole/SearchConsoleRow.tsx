import { paths } from '@rankwright/contracts/paths';
import { useQuery } from '@rankwright/sdk/query';
import { Icon } from '@rankwright/shared-ui/core';
import { IntegrationRow } from '../connections/IntegrationRow.tsx';
import { searchConnectionQuery } from './searchConsole.data.ts';
import { describeSearchConnection, getSearchBadge } from './searchConsole.model.ts';

/** Search Console in the list; nothing on a server that cannot offer it. */
export const SearchConsoleRow = () => {
  const { data, error } = useQuery(searchConnectionQuery);
  if (data ? !data.isAvailable && !data.connection : !error) return null;
  const connection = data?.connection ?? null;
  return (
    <IntegrationRow
      name="Google Search Console"
      to={paths.integration('search-console')}
      icon={<Icon name="search" sx={{ fontSize: 28 }} />}
      badge={error && !data ? { tone: 'warning', label: 'Not loaded' } : getSearchBadge(connection)}
      text={describeSearchConnection(connection)}
    />
  );
};
