import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import { iconPaths, type IconName } from './paths.ts';

export interface IconProps extends Omit<SvgIconProps, 'children' | 'name'> {
  name: IconName;
  /** Spoken name; leave it out beside a text that says the same. */
  title?: string;
}

const isIconName = (name: string): name is IconName => name in iconPaths;

/** An icon of our own drawing. */
export const Icon = ({ name, title, sx, ...rest }: IconProps) => (
  <SvgIcon
    {...rest}
    {...(title && { titleAccess: title })}
    viewBox="0 0 24 24"
    sx={[
      {
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 1.6,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        fontSize: 20,
      },
      ...(Array.isArray(sx) ? (sx as []) : [sx as object]),
    ]}
  >
    <path d={iconPaths[name]} />
  </SvgIcon>
);

/** For names that come as data; an unknown one draws a plain mark. */
export const NamedIcon = ({ name, ...rest }: Omit<IconProps, 'name'> & { name: string | undefined }) => (
  <Icon name={name !== undefined && isIconName(name) ? name : 'file'} {...rest} />
);
