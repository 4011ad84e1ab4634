import type { Platform } from '@rankwright/contracts/limits';
import { useSearchParams } from '@rankwright/sdk/router';

export interface OpenSetupForm {
  /** The platform whose form is open. */
  open: string | null;
  toggle: (platform: Platform) => void;
}

const name = 'platform';

/** Keeps the open setup form in the URL; `first` is open until the user chooses. */
export const useOpenSetupForm = (first: Platform | null): OpenSetupForm => {
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
