import { Box } from '@rankwright/shared-ui/core';
import type { ReactNode } from 'react';
import { WritingBar } from '../bar/WritingBar.tsx';

const pageStyle = { maxWidth: 720, mx: 'auto', px: { xs: 2, md: 3 }, py: { xs: 3, md: 5 } } as const;

/** What is shown in place of the editor; on a page of its own with the way back. */
export const ArticleFrame = ({ isPage, children }: { isPage: boolean; children: ReactNode }) => (
  <>
    {isPage && <WritingBar isPage />}
    <Box sx={isPage ? pageStyle : {}}>{children}</Box>
  </>
);
