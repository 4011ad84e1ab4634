import { paths } from '@rankwright/contracts/paths';
import { Link as RouterLink, useNavigate } from '@rankwright/sdk/router';
import { Icon, IconButton } from '@rankwright/shared-ui/core';
import type { MouseEvent } from 'react';

/** Whether the page before belongs to the app; the router counts its entries in the state of the browser's history. */
const hasPageBefore = (): boolean => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
};

const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** Back to where the article was opened from, otherwise to the content history. */
export const BackLink = () => {
  const navigate = useNavigate();
  return (
    <IconButton
      component={RouterLink}
      to={paths.contentHistory}
      aria-label="Back"
      title="Back"
      onClick={(event: MouseEvent) => {
        if (!isPlainClick(event) || !hasPageBefore()) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      <Icon name="arrow-left" />
    </IconButton>
  );
};
