import { buildPublicUrl } from '@rankwright/sdk/host';
import { StructuredData } from '../structuredData/StructuredData.tsx';
import {
  buildFaqData,
  buildOrganizationData,
  buildProductData,
} from '../structuredData/structuredData.model.ts';
import { CallToAction } from './CallToAction.tsx';
import { Faq } from './Faq.tsx';
import { faq } from '../pricing/faq.ts';
import { FeaturedGenerator } from './FeaturedGenerator.tsx';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { PricingSection } from './PricingSection.tsx';
import { Services } from './Services.tsx';
import { Testimonial } from './Testimonial.tsx';

/** Sections in the order of the specification. The footer belongs to the host layout. */
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
    <StructuredData
      data={[buildOrganizationData(buildPublicUrl), buildProductData(buildPublicUrl), buildFaqData(faq)]}
    />
  </>
);
