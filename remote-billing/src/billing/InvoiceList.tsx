import { formatPrice } from '@rankwright/contracts/billing';
import { getErrorMessage } from '@rankwright/sdk/api';
import { useQuery } from '@rankwright/sdk/query';
import { Box, ErrorState, Link, LoadingState, Typography } from '@rankwright/shared-ui/core';
import { invoicesQuery } from './billing.data.ts';
import { formatDate } from './subscription.model.ts';

export const InvoiceList = () => {
  const invoices = useQuery(invoicesQuery);
  if (invoices.isPending) return <LoadingState shape="lines" />;
  if (invoices.isError)
    return (
      <ErrorState
        size="small"
        title="Invoices could not be loaded"
        text={getErrorMessage(invoices.error, 'Please try again.')}
        onRetry={() => void invoices.refetch()}
        retrying={invoices.isFetching}
      />
    );
  if (invoices.data.invoices.length === 0)
    return (
      <Typography color="textSecondary">
        No invoices yet. Your first invoice appears after the first charge.
      </Typography>
    );
  return (
    <Box component="ul" aria-label="Invoices" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {invoices.data.invoices.map((invoice) => (
        <Box
          component="li"
          key={invoice.id}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 2,
            justifyContent: 'space-between',
            py: 1.5,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <span>{formatDate(invoice.date)}</span>
          <span>{invoice.number}</span>
          <span>{formatPrice(invoice.amountCents, invoice.currency)}</span>
          <Box component="span" sx={{ textTransform: 'capitalize' }}>
            {invoice.status}
          </Box>
          {invoice.url && <Link href={invoice.url}>Open</Link>}
        </Box>
      ))}
    </Box>
  );
};
