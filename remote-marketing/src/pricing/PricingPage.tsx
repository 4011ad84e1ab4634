import { toastTimes } from '@rankwright/contracts/limits';
import { useSearchParams } from '@rankwright/sdk/router';
import { showToast } from '@rankwright/sdk/toasts';
import { buildPublicUrl } from '@rankwright/sdk/host';
import { Box, Container } from '@rankwright/shared-ui/core';
import { useEffect } from 'react';
import { PublicHeading } from '../sections/PublicHeading.tsx';
import { StructuredData } from '../structuredData/StructuredData.tsx';
import { buildProductData } from '../structuredData/structuredData.model.ts';
import { canceledCheckout, isCanceledCheckout } from './pricing.model.ts';
import { PlanQuestions } from './PlanQuestions.tsx';
import { ProPlan } from './ProPlan.tsx';

/** Shows a toast once when checkout was canceled, then removes the query parameter. */
const useCanceledCheckoutToast = (): void => {
  const [search, setSearch] = useSearchParams();
  const canceled = isCanceledCheckout(search);
  useEffect(() => {
    if (!canceled) return;
    showToast({
      ...canceledCheckout,
      variant: 'destructive',
      durationMs: toastTimes.checkoutCanceledMs,
    });
    setSearch({}, { replace: true, preventScrollReset: true });
  }, [canceled, setSearch]);
};

export const Component = () => {
  useCanceledCheckoutToast();
  return (
    <>
      <PublicHeading
        title="One plan, everything included"
        lead="Try it free for three days, then pay one price. Pay monthly, half-yearly or yearly, and cancel in two clicks."
      />
      <Container maxWidth="lg" sx={{ pb: { xs: 6, md: 11 } }}>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 6, md: 8 },
            gridTemplateColumns: { md: '1.2fr 1fr' },
            alignItems: 'start',
          }}
        >
          <ProPlan />
          <PlanQuestions />
        </Box>
      </Container>
      <StructuredData data={buildProductData(buildPublicUrl)} />
    </>
  );
};
