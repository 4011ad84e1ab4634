import type { Module } from 'webpack';

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
    /[\\/]@mui[\\/]material[\\/](Checkbox|Form\w+|Input\w+|OutlinedInput|Switch|TextareaAutosize|internal[\\/]SwitchBase)[\\/.]/,
  ],
  display: [
    /[\\/]shared-ui[\\/](src|dist)[\\/]display\./,
    /[\\/]@mui[\\/]material[\\/](Card\w*|Chip|Collapse|LinearProgress|ListItem\w+)[\\/]/,
  ],
  tabs: [/[\\/]shared-ui[\\/](src|dist)[\\/]tabs[.\\/]/],
};

/** Cache groups of webpack's `splitChunks`. */
export const createComponentChunks = () =>
  Object.fromEntries(
    Object.entries(componentChunks).map(([name, patterns]) => {
      const test = (module: Module): boolean =>
        patterns.some((pattern) => pattern.test(module.nameForCondition() ?? ''));
      return [name, { test, name, chunks: 'async' as const, enforce: true }];
    }),
  );
