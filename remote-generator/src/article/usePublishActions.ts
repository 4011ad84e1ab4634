import { platformLabels, listedPlatforms, type Platform } from '@rankwright/contracts/limits';
import { useActions } from '@rankwright/sdk/host';
import { useEffect, useMemo, useRef } from 'react';

/** Adds a Publish command for every platform to the command palette, also for those not connected yet. */
export const usePublishActions = (publish: (platform: Platform) => void): void => {
  const latest = useRef(publish);
  useEffect(() => {
    latest.current = publish;
  }, [publish]);
  useActions(
    useMemo(
      () =>
        listedPlatforms.map((platform) => ({
          id: `article.publish.${platform}`,
          label: `Publish to ${platformLabels[platform]}`,
          group: 'Writing',
          run: () => latest.current(platform),
        })),
      [],
    ),
  );
};
