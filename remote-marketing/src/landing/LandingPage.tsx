import { publicAddress } from '@rankwright/sdk/host';
import { StructuredData } from '../structured/StructuredData.tsx';
import { faqData, organizationData, productData } from '../structured/structuredData.model.ts';
import { CallToAction } from './CallToAction.tsx';
import { Faq } from './Faq.tsx';
import { faq } from './faq.ts';
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
    <StructuredData data={[organizationData(publicAddress), productData(publicAddress), faqData(faq)]} />
  </>
);
