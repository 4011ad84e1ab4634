import { CallToAction } from './CallToAction.tsx';
import { Faq } from './Faq.tsx';
import { FeaturedGenerator } from './FeaturedGenerator.tsx';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { PricingSection } from './PricingSection.tsx';
import { Services } from './Services.tsx';
import { Testimonial } from './Testimonial.tsx';

/** The order is the specification's; the footer is the layout's. */
export const Component = () => (
  <>
    <Hero />
    <FeaturedGenerator />
    <HowItWorks />
    <Services />
    <PricingSection />
    <Testimonial />
    <Faq />
    <CallToAction />
  </>
);
