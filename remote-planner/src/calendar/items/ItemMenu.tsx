import { paths } from '@rankwright/contracts/paths';
import type { ScheduledItem } from '@rankwright/contracts/planner';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Icon, IconButton, Menu, MenuItem } from '@rankwright/shared-ui/core';
import { useState } from 'react';
import type { ItemActions } from './itemActions.ts';

/** Where the item is written: its article, or the generator with its keyword filled in. */
const writingPath = ({ articleId, keywords, title }: ScheduledItem): string =>
  articleId ? paths.article(articleId) : paths.writeAbout(keywords[0] ?? title);

/** What else can be done with an item, without a pointer. */
export const ItemMenu = ({
  item,
  actions,
  tabIndex,
}: {
  item: ScheduledItem;
  actions: ItemActions;
  tabIndex: number;
}) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const run = (action: () => void) => () => {
    close();
    action();
  };
  return (
    <>
      <IconButton
        size="small"
        tabIndex={tabIndex}
        aria-label={`More for ${item.title}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="more" sx={{ fontSize: 18, strokeWidth: 3 }} />
      </IconButton>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={close}>
          <MenuItem onClick={run(() => actions.onMove(item))}>Move to…</MenuItem>
          {item.scheduledDate !== null && (
            <MenuItem onClick={run(() => actions.onUnschedule(item))}>Move to backlog</MenuItem>
          )}
          <MenuItem component={RouterLink} to={writingPath(item)} onClick={close}>
            {item.articleId ? 'Open article' : 'Write it'}
          </MenuItem>
        </Menu>
      )}
    </>
  );
};
