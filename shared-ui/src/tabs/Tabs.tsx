import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { useMemo, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { moveFocus } from './moveFocus.ts';
import { TabsContext, type TabValue } from './TabsContext.ts';
import { useSelectedInView } from './useSelectedInView.ts';

const List = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  minHeight: 48,
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
});

export interface TabsProps<Value extends TabValue = TabValue> {
  /** The value of the selected tab. */
  value: Value;
  /** A tab other than the selected one was selected. */
  onChange?: (event: SyntheticEvent, value: Value) => void;
  'aria-label': string;
  /** `fullWidth` gives every tab the same share of the width. A list that is wider than its place scrolls. */
  variant?: 'standard' | 'fullWidth';
  sx?: SxProps<Theme>;
  /** Tabs. */
  children: ReactNode;
}

/**
 * A list of tabs, of which one is selected. MUI's measures itself when it mounts, for an indicator that our theme does not show, and lays
 * the whole page out to do so.
 */
export const Tabs = <Value extends TabValue>({
  value,
  onChange,
  variant = 'standard',
  children,
  ...rest
}: TabsProps<Value>) => {
  const list = useRef<HTMLDivElement>(null);
  useSelectedInView(list, value);
  const state = useMemo(
    () => ({
      value,
      isFullWidth: variant === 'fullWidth',
      onSelect: (event: SyntheticEvent, selected: TabValue) => onChange?.(event, selected as Value),
    }),
    [value, variant, onChange],
  );
  return (
    <List ref={list} role="tablist" onKeyDown={moveFocus} {...rest}>
      <TabsContext value={state}>{children}</TabsContext>
    </List>
  );
};
