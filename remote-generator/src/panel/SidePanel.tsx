import { Box, Icon, IconButton, useMediaQuery } from '@rankwright/shared-ui/core';
import { Tab, Tabs } from '@rankwright/shared-ui/tabs';
import { Drawer } from '@rankwright/shared-ui/overlays';
import type { ReactNode } from 'react';
import { barEdge } from '../bar/WritingBar.tsx';
import { panelTabs, type Panel, type PanelTab } from './usePanel.ts';

const panelId = 'writing-panel';

export const PanelToggle = ({ panel }: { panel: Panel }) => {
  const label = panel.isOpen ? 'Close panel' : 'Open panel';
  return (
    <IconButton
      aria-label={label}
      aria-expanded={panel.isOpen}
      {...(panel.isOpen && { 'aria-controls': panelId })}
      title={label}
      onClick={panel.toggle}
      sx={{ ml: 'auto', order: { md: 2 } }}
    >
      <Icon name="panel" />
    </IconButton>
  );
};

interface SidePanelProps {
  panel: Panel;
  isPage: boolean;
  /** What a tab shows. */
  children: (tab: PanelTab) => ReactNode;
}

const tabStyle = {
  flex: 1,
  minHeight: 44,
  '& [role=tab]': { minWidth: 0, flex: '1 1 auto', px: 0.75, fontSize: '0.875rem' },
} as const;

const PanelContent = ({ panel, children }: Omit<SidePanelProps, 'isPage'>) => (
  <>
    <Box
      sx={{
        display: 'flex',
        position: 'sticky',
        top: 0,
        zIndex: 1,
        px: 1,
        bgcolor: 'inherit',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Tabs
        value={panel.tab}
        onChange={(_, tab: PanelTab) => panel.show(tab)}
        aria-label="Panel"
        sx={tabStyle}
      >
        {panelTabs.map(([value, label]) => (
          <Tab
            key={value}
            value={value}
            label={label}
            id={`panel-tab-${value}`}
            aria-controls={`panel-${value}`}
          />
        ))}
      </Tabs>
      {panel.isOverlay && (
        <IconButton aria-label="Close panel" onClick={panel.toggle}>
          <Icon name="close" />
        </IconButton>
      )}
    </Box>
    {panelTabs.map(([tab]) => (
      <Box
        key={tab}
        role="tabpanel"
        id={`panel-${tab}`}
        aria-labelledby={`panel-tab-${tab}`}
        hidden={tab !== panel.tab}
        sx={{ p: 2.5 }}
      >
        {tab === panel.tab && children(tab)}
      </Box>
    ))}
  </>
);

const besideStyle = {
  width: 344,
  flexShrink: 0,
  position: 'sticky',
  overflowY: 'auto',
  borderLeft: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
  '@media print': { display: 'none' },
} as const;

const sheetStyle = { maxHeight: '80dvh', borderRadius: '12px 12px 0 0' } as const;

/** Checks, outline, links, post and receipt: beside the text, from the right on tablets, a bottom sheet on phones. */
export const SidePanel = ({ panel, isPage, children }: SidePanelProps) => {
  const isPhone = useMediaQuery('(max-width: 599.95px)');
  const content = <PanelContent panel={panel}>{children}</PanelContent>;
  const top = isPage ? barEdge.page : barEdge.part;
  if (panel.isOverlay)
    return (
      <Drawer
        open={panel.isOpen}
        anchor={isPhone ? 'bottom' : 'right'}
        onClose={panel.toggle}
        slotProps={{
          paper: {
            id: panelId,
            'aria-label': 'Article panel',
            sx: { bgcolor: 'background.default', ...(isPhone ? sheetStyle : { width: 400 }) },
          },
        }}
      >
        {content}
      </Drawer>
    );
  if (!panel.isOpen) return null;
  return (
    <Box
      component="aside"
      id={panelId}
      aria-label="Article panel"
      sx={{ ...besideStyle, top, height: `calc(100dvh - ${top})` }}
    >
      {content}
    </Box>
  );
};
