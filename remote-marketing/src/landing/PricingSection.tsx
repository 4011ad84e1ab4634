import { ProPlan } from '../pricing/ProPlan.tsx';
import { Section } from '../sections/Section.tsx';

export const PricingSection = () => (
  <Section
    isSkippedOffscreen
    isHeadingBeside
    eyebrow="Pricing"
    title="One plan, everything included"
    lead="No tiers to compare. Try it free for three days. Your content stays yours either way."
  >
    <ProPlan />
  </Section>
);
