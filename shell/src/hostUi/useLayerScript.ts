import { showError } from '@rankwright/sdk/toasts';
import { useEffect, useEffectEvent, useState } from 'react';

interface LayerScript {
  /** Its name at the start of a sentence, e.g. `Search`. */
  name: string;
  load: () => Promise<unknown>;
  /** What needs the script, another value for each time; null while nothing does. */
  request: unknown;
  close: () => void;
}

/**
 * Loads the script of a layer when it is first needed; true once it is there. Render the layer only then: a failed load closes it,
 * says so and is tried again the next time.
 */
export const useLayerScript = ({ name, load, request, close }: LayerScript): boolean => {
  const [isLoaded, setIsLoaded] = useState(false);
  const loadScript = useEffectEvent(() => {
    load().then(
      () => setIsLoaded(true),
      () => {
        close();
        showError(`${name} could not be loaded`, 'Check your connection and try again.');
      },
    );
  });
  useEffect(() => {
    if (!isLoaded && request !== null) loadScript();
  }, [request, isLoaded]);
  return isLoaded;
};
