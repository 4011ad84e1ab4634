import { paths } from '@rankwright/contracts/paths';
import type { ScheduledItem } from '@rankwright/contracts/planner';
import { Link } from '@rankwright/sdk/router';
import { ActionMenu, type MenuAction } from '@rankwright/shared-ui/overlays';
import { useItemSelection, type ItemSelection } from './SelectionContext.ts';
import type { ScheduledItemActions } from './scheduledItemActions.ts';

interface ScheduledItemMenuProps {
  item: ScheduledItem;
  actions: ScheduledItemActions;
  tabIndex: number;
}

const createMenuActions = (
  { item, actions }: ScheduledItemMenuProps,
  { isSelected, toggle }: ItemSelection,
): MenuAction[] => [
  { label: isSelected(item.id) ? 'Deselect' : 'Select', run: () => toggle(item) },
  { label: 'Move to…', run: () => actions.onMove(item) },
  ...(item.scheduledDate === null
    ? []
    : [{ label: 'Move to backlog', run: () => actions.onUnschedule(item) }]),
  {
    label: item.hasText ? 'Open article' : 'Write it',
    link: { component: Link, to: paths.article(item.articleId) },
  },
];

/** Further actions; also makes moving possible without a pointer. */
export const ScheduledItemMenu = (props: ScheduledItemMenuProps) => {
  const selection = useItemSelection();
  return (
    <ActionMenu
      compact
      label={`More for ${props.item.title}`}
      tabIndex={props.tabIndex}
      actions={() => createMenuActions(props, selection)}
    />
  );
};
