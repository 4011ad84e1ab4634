import type { Module } from 'webpack';

/** A module that a build takes from the share scope, as the federation plugin makes it. */
export interface ConsumedModule extends Module {
  options: { shareKey: string };
}

export const isConsumed = (module: Module): module is ConsumedModule =>
  module.type === 'consume-shared-module';
