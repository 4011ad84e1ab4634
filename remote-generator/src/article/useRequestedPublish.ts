import { useSearchParams } from '@rankwright/sdk/router';
import { useEffect, useRef } from 'react';
import type { usePublishing } from './usePublishing.ts';

/** Opens the publish dialog once at an address that asks for it (`paths.publishArticle`). */
export const useRequestedPublish = ({
  connected,
  publish,
}: Pick<ReturnType<typeof usePublishing>, 'connected' | 'publish'>): void => {
  const [search, setSearch] = useSearchParams();
  const [first] = connected;
  const requested = search.has('publish') ? first?.platform : undefined;
  // The router takes the new address in a transition. Asking again with each render until then would hold it up for ever.
  const isHandled = useRef(false);
  useEffect(() => {
    if (!requested) {
      isHandled.current = false;
      return;
    }
    if (isHandled.current) return;
    isHandled.current = true;
    setSearch((previous) => new URLSearchParams([...previous].filter(([name]) => name !== 'publish')), {
      replace: true,
      preventScrollReset: true,
    });
    publish(requested);
  }, [requested, setSearch, publish]);
};
