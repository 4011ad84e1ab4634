import type { Platform } from '@rankwright/contracts/limits';
import { useSearchParams } from '@rankwright/sdk/router';

export interface SetUp {
  /** The platform whose form is open. */
  open: string | null;
  toggle: (platform: Platform) => void;
}

const name = 'platform';

/** Which form is open stands in the address; `first` is open until somebody chooses. */
export const useSetUp = (first: Platform | null): SetUp => {
  const [search, setSearch] = useSearchParams();
  const open = search.get(name) ?? first;
  return {
    open,
    toggle: (platform) =>
      setSearch(
        (current) => {
          current.set(name, open === platform ? '' : platform);
          return current;
        },
        { replace: true },
      ),
  };
};
