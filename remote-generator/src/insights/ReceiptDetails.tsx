import type { ArticleReceipt } from '@rankwright/contracts/generations';
import { Box, Typography } from '@rankwright/shared-ui/core';
import type { ReactNode } from 'react';
import { listReceiptRows } from './receipt.model.ts';

/** "How this was written": writer, model, inputs, tokens, time and the share edited by hand. */
export const ReceiptDetails = ({ receipt, children }: { receipt: ArticleReceipt; children?: ReactNode }) => (
  <Box component="section" aria-labelledby="receipt-title">
    <Typography id="receipt-title" component="h2" variant="h6">
      How this was written
    </Typography>
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: 2,
        rowGap: 0.5,
        m: 0,
        mt: 1,
      }}
    >
      {listReceiptRows(receipt).map(({ label, value }) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
    {children}
  </Box>
);
