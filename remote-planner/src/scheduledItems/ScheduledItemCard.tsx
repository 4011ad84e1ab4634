import type { ScheduledItem } from '@rankwright/contracts/planner';
import { PublicationList } from '@rankwright/sdk/publications';
import { Icon } from '@rankwright/shared-ui/core';
import type { MouseEvent } from 'react';
import { useDragHandlers } from './PressContext.ts';
import { useItemSelection } from './SelectionContext.ts';
import { getChipLook } from './chipTone.model.ts';
import { DeliveryLine } from './delivery/DeliveryLine.tsx';
import { NextActionButtons } from './NextActionButtons.tsx';
import { ScheduledHour } from './ScheduledHour.tsx';
import type { ScheduledItemActions } from './scheduledItemActions.ts';
import { ScheduledItemButtons } from './ScheduledItemButtons.tsx';
import { formatFacts } from './scheduledItem.model.ts';
import { ScheduledItemStatus } from './ScheduledItemStatus.tsx';

interface ScheduledItemCardProps {
  item: ScheduledItem;
  actions: ScheduledItemActions;
  tabIndex: number;
}

interface ChipProps {
  item: ScheduledItem;
  selected?: boolean;
  /** Makes the chip a button. */
  press?: { tabIndex: number; run: (event: MouseEvent) => void };
}

/** The title in the color and with the icon of the article's state. */
export const ScheduledItemChip = ({ item, selected = false, press }: ChipProps) => {
  const { tone, icon } = getChipLook(item);
  const shown = selected ? 'check' : icon;
  const look = { 'data-part': 'chip', 'data-tone': tone, 'data-selected': selected || undefined };
  const content = (
    <>
      {shown && <Icon name={shown} />}
      <span data-part="title" dir="auto" title={item.title}>
        {item.title}
      </span>
    </>
  );
  return press ? (
    <button type="button" {...look} tabIndex={press.tabIndex} onClick={press.run}>
      {content}
    </button>
  ) : (
    <div {...look}>{content}</div>
  );
};

/**
 * One planned article as a draggable card: a chip, and its details with the actions. A click opens the article's form, and
 * selects the article when Ctrl, Cmd or Shift is held.
 */
export const ScheduledItemCard = ({ item, actions, tabIndex }: ScheduledItemCardProps) => {
  const dragHandlers = useDragHandlers(item);
  const { isSelected, toggle } = useItemSelection();
  const click = (event: MouseEvent): void =>
    event.ctrlKey || event.metaKey || event.shiftKey ? toggle(item) : actions.onEdit(item);
  return (
    <div {...dragHandlers} data-part="card">
      <ScheduledItemChip item={item} selected={isSelected(item.id)} press={{ tabIndex, run: click }} />
      <div data-part="details">
        <ScheduledItemStatus item={item} />
        <div data-part="facts">{formatFacts(item)}</div>
        <ScheduledHour item={item} />
        <DeliveryLine item={item} />
        <PublicationList publications={item.publications} compact brief />
        <div data-part="actions">
          <NextActionButtons item={item} actions={actions} tabIndex={tabIndex} />
          <ScheduledItemButtons item={item} actions={actions} tabIndex={tabIndex} />
        </div>
      </div>
    </div>
  );
};
