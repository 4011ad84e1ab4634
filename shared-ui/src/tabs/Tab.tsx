import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { use, type MouseEvent, type ReactNode } from 'react';
import { TabsContext, type TabValue } from './TabsContext.ts';

const TabButton = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.button,
  flexShrink: 0,
  minWidth: 90,
  maxWidth: 360,
  minHeight: 44,
  padding: '12px 16px',
  lineHeight: 1.25,
  textAlign: 'center',
  whiteSpace: 'normal',
  color: theme.vars?.palette.text.secondary,
  '&.Mui-focusVisible, &:focus-visible': { outlineOffset: -2 },
  '&[aria-selected=true]': {
    color: theme.vars?.palette.primary.main,
    boxShadow: `inset 0 -2px ${theme.vars?.palette.accent.main ?? ''}`,
  },
  '&:disabled': { color: theme.vars?.palette.text.disabled },
}));

const fullWidthStyle = { flex: '1 1 0', maxWidth: 'none' } as const;

export interface TabProps extends Omit<ButtonBaseProps, 'value' | 'children' | 'role' | 'tabIndex'> {
  value: TabValue;
  label: ReactNode;
}

/** One tab of `Tabs`. Tab moves to the selected one, the arrows to the others. */
export const Tab = ({ value, label, onClick, ...rest }: TabProps) => {
  const tabs = use(TabsContext);
  if (!tabs) throw new Error('A Tab stands in Tabs.');
  const isSelected = tabs.value === value;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (!isSelected) tabs.onSelect(event, value);
    onClick?.(event);
  };
  return (
    <TabButton
      role="tab"
      aria-selected={isSelected}
      tabIndex={isSelected ? 0 : -1}
      onClick={handleClick}
      {...(tabs.isFullWidth && { sx: fullWidthStyle })}
      {...rest}
    >
      {label}
    </TabButton>
  );
};
