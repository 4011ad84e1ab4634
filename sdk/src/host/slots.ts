import type { SlotInputs, SlotName } from '@rankwright/contracts/remote';
import { createContext, createElement, use, type ComponentType, type ReactNode } from 'react';

export interface SlotProps<Name extends SlotName = SlotName> {
  name: Name;
  /** Props of every contribution. */
  input: SlotInputs[Name];
  /** Shown where no remote contributes. */
  fallback?: ReactNode;
}

/** Component of a contribution, as `src/slots.tsx` of its remote exports it. */
export type SlotContributionModules = Readonly<
  Record<string, () => Promise<{ Component: ComponentType<never> }>>
>;

/** Set by the host: shows the contributions to a slot. Null where there is no host, as in a component's test. */
export const SlotHostContext = createContext<ComponentType<SlotProps> | null>(null);

/**
 * A place in a screen to which other remotes contribute; `fallback`, or nothing, where none does. Each contribution is loaded, drawn and
 * fails by itself: the screen around it is never affected.
 */
export const Slot = <Name extends SlotName>(props: SlotProps<Name>): ReactNode => {
  const host = use(SlotHostContext);
  return host ? createElement(host, props as SlotProps) : props.fallback;
};
