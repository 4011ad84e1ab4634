// Plain JavaScript, because the TypeScript loader does not run in worker threads.
import { diff3Merge } from 'node-diff3';

/**
 * Merges two texts that came from the same one, line by line. Where both changed the same lines, both stand in the region.
 * @param {{ base: string, own: string, site: string }} input
 */
export const mergeTexts = ({ base, own, site }) =>
  diff3Merge(own.split('\n'), base.split('\n'), site.split('\n')).map(({ ok, conflict }) =>
    ok ? { own: ok, site: ok, isConflict: false } : { own: conflict.a, site: conflict.b, isConflict: true },
  );
