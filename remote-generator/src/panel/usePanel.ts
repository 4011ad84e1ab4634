import { useDraft } from '@rankwright/sdk/drafts';
import { useMediaQuery } from '@rankwright/shared-ui/core';
import { useState } from 'react';

export const panelTabs = [
  ['checks', 'Checks'],
  ['outline', 'Outline'],
  ['links', 'Links'],
  ['post', 'Post'],
  ['receipt', 'Receipt'],
] as const;
export type PanelTab = (typeof panelTabs)[number][0];

interface Remembered {
  isOpen: boolean;
  tab: PanelTab;
}

/** Below this width the panel lies over the text, and has to be opened. */
const overlayQuery = '(max-width: 1099.95px)';

/** The panel beside the text: whether it is open and at which tab, remembered on this device. */
export const usePanel = () => {
  const isOverlay = useMediaQuery(overlayQuery);
  const { value, setValue } = useDraft<Remembered>('writing-panel', { isOpen: true, tab: 'checks' });
  const [isOverlayOpen, setOverlayOpen] = useState(false);
  const setOpen = (isOpen: boolean, tab = value.tab): void => {
    setOverlayOpen(isOverlay && isOpen);
    setValue({ isOpen: isOverlay ? value.isOpen : isOpen, tab });
  };
  const isOpen = isOverlay ? isOverlayOpen : value.isOpen;
  return {
    isOverlay,
    isOpen,
    tab: value.tab,
    show: (tab: PanelTab) => setOpen(true, tab),
    toggle: () => setOpen(!isOpen),
    /** Uncovers the text; a panel beside it stays. */
    uncoverText: () => setOverlayOpen(false),
  };
};
export type Panel = ReturnType<typeof usePanel>;
