import type { Compiler, Module } from 'webpack';
import { isConsumed } from './consumedModule.ts';

const name = 'UnusedSharesPlugin';
/** Modules of the share scope whose import alone does nothing. */
const withoutEffects = new Set(['@rankwright/contracts/zod']);

const isWithoutEffects = (module: Module): boolean =>
  isConsumed(module) && withoutEffects.has(module.options.shareKey);

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
