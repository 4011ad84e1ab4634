import { history } from '@rankwright/contracts/limits';
import { useSearchParams } from '@rankwright/sdk/router';
import { useEffect, useState } from 'react';

/** What is typed at once, what is searched 300 ms later; the search stands in the address. */
export const useSearchText = () => {
  const [address, setAddress] = useSearchParams();
  const searched = address.get('search') ?? '';
  const [typed, setTyped] = useState(searched);
  useEffect(() => {
    if (typed === searched) return;
    const timer = setTimeout(
      () => setAddress(typed ? { search: typed } : {}, { replace: true }),
      history.searchDebounceMs,
    );
    return () => clearTimeout(timer);
  }, [typed, searched, setAddress]);
  return { typed, searched, setTyped };
};
