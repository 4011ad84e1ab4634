import { Fragment, jsx as createElement, jsxs as createElements } from 'react/jsx-runtime';
import { toStable } from './stableComponents.ts';

type CreateElement = typeof createElement;

/** Components are also handed to others as props, such as `component` of a MUI button. */
const toStableProps = (props: object): object => {
  const entries = Object.entries(props);
  const changed = entries.filter(([, value]) => typeof value === 'function' && toStable(value) !== value);
  return changed.length === 0
    ? props
    : { ...props, ...Object.fromEntries(changed.map(([name, value]) => [name, toStable(value)])) };
};

const createStableElement =
  (create: CreateElement): CreateElement =>
  (type, props, key) =>
    create(toStable(type) as typeof type, toStableProps(props as object), key);

/** Stands for `react/jsx-runtime` in the build of one remote in development. */
export const jsx = createStableElement(createElement);
export const jsxs = createStableElement(createElements);
export { Fragment };
