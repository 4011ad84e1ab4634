import { styled, type SxProps, type Theme } from '@mui/material/styles';
import type { SVGAttributes } from 'react';
import { iconPaths, type IconName } from './paths.ts';

export interface PathIconProps extends Omit<SVGAttributes<SVGSVGElement>, 'children' | 'name' | 'path'> {
  /** Strokes on a 24-unit square, 1.6 units wide. */
  path: string;
  /** Accessible name; omit it next to a text with the same meaning. */
  title?: string;
  sx?: SxProps<Theme>;
}

export interface IconProps extends Omit<PathIconProps, 'path'> {
  name: IconName;
}

const isIconName = (name: string): name is IconName => name in iconPaths;

/** Lighter than MUI's SvgIcon, because every screen renders dozens. */
const Svg = styled('svg')({
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

/** Icon that stands with its data, in the hand of our own set. */
export const PathIcon = ({ path, title, ...rest }: PathIconProps) => (
  <Svg
    focusable="false"
    viewBox="0 0 24 24"
    {...(title ? { role: 'img' } : { 'aria-hidden': true })}
    {...rest}
  >
    <path d={path} />
    {title && <title>{title}</title>}
  </Svg>
);

/** Icon from our own set. */
export const Icon = ({ name, ...rest }: IconProps) => <PathIcon path={iconPaths[name]} {...rest} />;

/** Icon whose name is data; an unknown name shows the file icon. */
export const NamedIcon = ({ name, ...rest }: Omit<IconProps, 'name'> & { name: string | undefined }) => (
  <Icon name={name !== undefined && isIconName(name) ? name : 'file'} {...rest} />
);
