import { styled, type SxProps, type Theme } from '@mui/material/styles';
import type { SVGAttributes } from 'react';
import { iconPaths, type IconName } from './paths.ts';

export interface IconProps extends Omit<SVGAttributes<SVGSVGElement>, 'children' | 'name'> {
  name: IconName;
  /** Accessible name; omit it next to a text with the same meaning. */
  title?: string;
  sx?: SxProps<Theme>;
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

/** Icon from our own set. */
export const Icon = ({ name, title, ...rest }: IconProps) => (
  <Svg
    focusable="false"
    viewBox="0 0 24 24"
    {...(title ? { role: 'img' } : { 'aria-hidden': true })}
    {...rest}
  >
    <path d={iconPaths[name]} />
    {title && <title>{title}</title>}
  </Svg>
);

/** Icon whose name is data; an unknown name shows the file icon. */
export const NamedIcon = ({ name, ...rest }: Omit<IconProps, 'name'> & { name: string | undefined }) => (
  <Icon name={name !== undefined && isIconName(name) ? name : 'file'} {...rest} />
);
