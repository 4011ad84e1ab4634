import type { Article } from '@rankwright/contracts/articles';
import type { Publication } from '@rankwright/contracts/publishing';
import { useEffect, useRef } from 'react';
import { notifyPublication, notifyStatusNotKept } from '../publishing/publishToasts.ts';

const isPending = ({ state, error }: Publication): boolean =>
  state === 'sending' || (state === 'waiting' && error === null);

/** Reports in a toast how a publication that was pending ended. */
export const usePublicationToasts = ({ publications, status }: Article): void => {
  const before = useRef(publications);
  useEffect(() => {
    const wasPending = new Set(before.current.filter(isPending).map(({ id }) => id));
    before.current = publications;
    for (const publication of publications) {
      if (!wasPending.has(publication.id) || isPending(publication)) continue;
      if (publication.state === 'live' && !publication.isDraft && status !== 'published')
        notifyStatusNotKept();
      else notifyPublication(publication);
    }
  }, [publications, status]);
};
