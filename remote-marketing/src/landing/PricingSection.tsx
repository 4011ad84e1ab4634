import { ProPlan } from '../pricing/ProPlan.tsx';
import { Section } from '../sections/Section.tsx';

export const PricingSection = () => (
  <Section
    beside
    eyebrow="Pricing"
    title="One plan, everything in it"
    lead="No tiers to compare. Try it for three days first; what you wrote stays yours either way."
  >
    <ProPlan />
  </Section>
);
