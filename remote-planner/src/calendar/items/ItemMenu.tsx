import { paths } from '@rankwright/contracts/paths';
import type { ScheduledItem } from '@rankwright/contracts/planner';
import { Link } from '@rankwright/sdk/router';
import { ActionMenu, type MenuAction } from '@rankwright/shared-ui/core';
import type { ItemActions } from './itemActions.ts';

/** Where the item is written: its article, or the generator with its keyword filled in. */
const writingPath = ({ articleId, keywords, title }: ScheduledItem): string =>
  articleId ? paths.article(articleId) : paths.writeAbout(keywords[0] ?? title);

interface ItemMenuProps {
  item: ScheduledItem;
  actions: ItemActions;
  tabIndex: number;
}

const actionsOf = ({ item, actions }: ItemMenuProps): MenuAction[] => [
  { label: 'Move to…', run: () => actions.onMove(item) },
  ...(item.scheduledDate === null
    ? []
    : [{ label: 'Move to backlog', run: () => actions.onUnschedule(item) }]),
  {
    label: item.articleId ? 'Open article' : 'Write it',
    link: { component: Link, to: writingPath(item) },
  },
];

/** What else can be done with an item, without a pointer. */
export const ItemMenu = (props: ItemMenuProps) => (
  <ActionMenu
    compact
    label={`More for ${props.item.title}`}
    tabIndex={props.tabIndex}
    actions={() => actionsOf(props)}
  />
);
