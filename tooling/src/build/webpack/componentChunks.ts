import type { Chunk, Module } from 'webpack';

/**
 * Chunks that are loaded once, whichever lazy chunk needs a part of them first: many small ones compress worse. Each has
 * MUI's components of one shared module, and what only they use.
 */
const componentChunks: Readonly<Record<string, readonly RegExp[]>> = {
  overlays: [
    /[\\/]overlays[\\/]implementation\.[tj]s$/,
    /[\\/]node_modules[\\/]@popperjs[\\/]/,
    /[\\/]@mui[\\/]utils[\\/]useRovingTabIndex[\\/]/,
    /[\\/]@mui[\\/]material[\\/](Backdrop|Dialog\w*|Drawer|Fade|Grow|Menu\w*|Modal|Popover|Popper|Portal|Slide|Tooltip|Unstable_TrapFocus)[\\/]/,
  ],
  fields: [
    /[\\/]shared-ui[\\/](src|dist)[\\/]fields(\.|[\\/](Field|Password|Submit|use))/,
    /[\\/]@mui[\\/]material[\\/](Checkbox|Divider|Form\w+|Input\w+|OutlinedInput|Switch|TextareaAutosize|internal[\\/]SwitchBase)[\\/.]/,
  ],
  display: [
    /[\\/]shared-ui[\\/](src|dist)[\\/](display\.|plans[\\/]PlanCard\.)/,
    /[\\/]@mui[\\/]material[\\/](Card\w*|Chip|Collapse|LinearProgress|ListItem\w+)[\\/]/,
  ],
  selects: [
    /[\\/]shared-ui[\\/](src|dist)[\\/](selects|fields[\\/]SelectField)\./,
    /[\\/]@mui[\\/]material[\\/](NativeSelect[\\/]NativeSelectInput|Select[\\/]Select(Input)?)\./,
  ],
  // The schemas of a loaded page use the same copy.
  zod: [/[\\/]contracts[\\/](src|dist)[\\/](zod|withoutEval)\./, /[\\/]node_modules[\\/]zod[\\/]/],
  tabs: [/[\\/]shared-ui[\\/](src|dist)[\\/]tabs[.\\/]/],
};

/** What this file uses of a cache group: https://webpack.js.org/plugins/split-chunks-plugin/#splitchunkscachegroups */
interface CacheGroup {
  name: string;
  chunks: 'async' | ((chunk: Chunk) => boolean);
  test?: (module: Module) => boolean;
  enforce: true;
  priority?: number;
}

/** The rest of a shared module, e.g. MUI's helpers, comes with its components instead of in one more request (`shell/src/sharedModules.ts`). */
const createRest = (name: string): CacheGroup => ({
  name,
  chunks: (chunk) => chunk.name === `shared-${name}`,
  enforce: true,
  priority: -5,
});

/** Cache groups of webpack's `splitChunks`. */
export const createComponentChunks = (): Record<string, CacheGroup> =>
  Object.fromEntries(
    Object.entries(componentChunks).flatMap(([name, patterns]): [string, CacheGroup][] => {
      const test = (module: Module): boolean =>
        patterns.some((pattern) => pattern.test(module.nameForCondition() ?? ''));
      return [
        [name, { test, name, chunks: 'async', enforce: true }],
        [`${name}-rest`, createRest(name)],
      ];
    }),
  );
