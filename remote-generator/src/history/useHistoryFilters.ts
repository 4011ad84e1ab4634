import { history } from '@rankwright/contracts/limits';
import { useSearchParams } from '@rankwright/sdk/router';
import { useEffect, useState } from 'react';
import { addressOf, filtersOf, type HistoryFilters } from './filters.model.ts';

/** The filters stand in the address; what is typed is searched 300 ms after the last key. */
export const useHistoryFilters = () => {
  const [address, setAddress] = useSearchParams();
  const filters = filtersOf(address);
  const { search, status, type } = filters;
  const [typed, setTyped] = useState(search);
  const [shown, setShown] = useState(search);
  if (shown !== search) {
    setShown(search);
    setTyped(search);
  }
  useEffect(() => {
    if (typed === search) return;
    const timer = setTimeout(
      () => setAddress(addressOf({ search: typed, status, type }), { replace: true }),
      history.searchDebounceMs,
    );
    return () => clearTimeout(timer);
  }, [typed, search, status, type, setAddress]);
  return {
    filters,
    typed,
    setTyped,
    choose: (change: Partial<HistoryFilters>) =>
      setAddress(addressOf({ ...filters, search: typed, ...change })),
    clear: () => {
      setTyped('');
      setAddress({});
    },
  };
};
