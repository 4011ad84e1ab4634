import type { Compiler, Module } from 'webpack';

const name = 'UnusedSharesPlugin';
/** Modules of the share scope whose import alone does nothing. */
const withoutEffects = new Set(['@rankwright/contracts/zod']);

const isWithoutEffects = (module: Module): boolean =>
  module.type === 'consume-shared-module' &&
  withoutEffects.has((module as Module & { options: { shareKey: string } }).options.shareKey);

/** Lets webpack drop imports of shared modules that are not used; it takes every shared module for one with effects. */
export class UnusedSharesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.finishModules.tap(name, (modules) => {
        for (const module of modules)
          if (isWithoutEffects(module)) module.getSideEffectsConnectionState = () => false;
      });
    });
  }
}
