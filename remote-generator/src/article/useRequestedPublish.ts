import { useSearchParams } from '@rankwright/sdk/router';
import { useEffect } from 'react';
import type { usePublishing } from './usePublishing.ts';

/** Opens the publish dialog once at an address that asks for it (`paths.publishArticle`). */
export const useRequestedPublish = ({
  connected,
  publish,
}: Pick<ReturnType<typeof usePublishing>, 'connected' | 'publish'>): void => {
  const [search, setSearch] = useSearchParams();
  const [first] = connected;
  const requested = search.has('publish') ? first?.platform : undefined;
  useEffect(() => {
    if (!requested) return;
    setSearch((previous) => new URLSearchParams([...previous].filter(([name]) => name !== 'publish')), {
      replace: true,
    });
    publish(requested);
  }, [requested, setSearch, publish]);
};
