import { Box } from '@rankwright/shared-ui/core';
import { ProPlan } from '../pricing/ProPlan.tsx';
import { Section } from '../sections/Section.tsx';

export const PricingSection = () => (
  <Section
    eyebrow="Pricing"
    title="One plan, everything in it"
    lead="No tiers to compare. Try it for three days first."
  >
    <Box sx={{ maxWidth: 520 }}>
      <ProPlan />
    </Box>
  </Section>
);
