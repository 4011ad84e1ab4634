import { toastTimes } from '@rankwright/contracts/limits';
import { useSearchParams } from '@rankwright/sdk/router';
import { showToast } from '@rankwright/sdk/toasts';
import { publicAddress } from '@rankwright/sdk/host';
import { Box, Container } from '@rankwright/shared-ui/core';
import { useEffect } from 'react';
import { PublicHeading } from '../sections/PublicHeading.tsx';
import { StructuredData } from '../structured/StructuredData.tsx';
import { productData } from '../structured/structuredData.model.ts';
import { PlanQuestions } from './PlanQuestions.tsx';
import { ProPlan } from './ProPlan.tsx';

/** Tells of a checkout that was not completed, once, and takes the query away. */
const useCanceledCheckout = (): void => {
  const [search, setSearch] = useSearchParams();
  const canceled = search.get('checkout') === 'canceled';
  useEffect(() => {
    if (!canceled) return;
    showToast({
      title: 'Subscription Canceled',
      description: 'Your subscription was not completed. You can try again anytime.',
      variant: 'destructive',
      durationMs: toastTimes.checkoutCanceledMs,
    });
    setSearch({}, { replace: true });
  }, [canceled, setSearch]);
};

export const Component = () => {
  useCanceledCheckout();
  return (
    <>
      <PublicHeading
        title="One plan, everything in it"
        lead="Three days free, then one price. Pay monthly, half-yearly or yearly; cancel in two clicks."
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
      <StructuredData data={productData(publicAddress)} />
    </>
  );
};
