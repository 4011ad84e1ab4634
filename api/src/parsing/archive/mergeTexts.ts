import { diff3Merge } from 'node-diff3';

/** Lines that stand one after another: merged, or as each side has them. */
export interface MergeRegion {
  own: string[];
  site: string[];
  isConflict: boolean;
}

/** Merges two texts that came from the same one, line by line. Where both changed the same lines, both stand in the region. */
export const mergeTexts = ({ base, own, site }: Record<'base' | 'own' | 'site', string>): MergeRegion[] =>
  diff3Merge(own.split('\n'), base.split('\n'), site.split('\n')).map(({ ok, conflict }) =>
    ok
      ? { own: ok, site: ok, isConflict: false }
      : { own: conflict?.a ?? [], site: conflict?.b ?? [], isConflict: true },
  );
