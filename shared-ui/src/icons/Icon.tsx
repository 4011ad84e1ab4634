import { styled, type SxProps, type Theme } from '@mui/material/styles';
import type { SVGAttributes } from 'react';
import { iconPaths, type IconName } from './paths.ts';

export interface IconProps extends Omit<SVGAttributes<SVGSVGElement>, 'children' | 'name'> {
  name: IconName;
  /** Spoken name; leave it out beside a text that says the same. */
  title?: string;
  sx?: SxProps<Theme>;
}

const isIconName = (name: string): name is IconName => name in iconPaths;

/** Every screen draws dozens: one style for all, where MUI's own icon weighs twenty variants for each. */
const Drawing = styled('svg')({
  userSelect: 'none',
  width: '1em',
  height: '1em',
  display: 'inline-block',
  flexShrink: 0,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  fontSize: 20,
});

/** An icon of our own drawing. */
export const Icon = ({ name, title, ...rest }: IconProps) => (
  <Drawing
    focusable="false"
    viewBox="0 0 24 24"
    {...(title ? { role: 'img' } : { 'aria-hidden': true })}
    {...rest}
  >
    <path d={iconPaths[name]} />
    {title && <title>{title}</title>}
  </Drawing>
);

/** For names that come as data; an unknown one draws a plain mark. */
export const NamedIcon = ({ name, ...rest }: Omit<IconProps, 'name'> & { name: string | undefined }) => (
  <Icon name={name !== undefined && isIconName(name) ? name : 'file'} {...rest} />
);
