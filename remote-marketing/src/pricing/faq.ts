import { formatPrice } from '@rankwright/contracts/billing';
import { contactReplyHours, plan, planLimits } from '@rankwright/contracts/limits';

/** Questions and answers of the landing and pricing pages, also used for the structured data. */
export const faq = [
  {
    question: 'What does it cost?',
    answer: `There is one plan, ${plan.name}: ${formatPrice(plan.monthlyCents)} per month, with a ${plan.trialDays}-day free trial. You can also pay half-yearly or yearly.`,
  },
  {
    question: 'How many keywords can I track?',
    answer: `The plan includes ${planLimits.keywordsLimit} tracked keywords. Articles you generate are not limited.`,
  },
  {
    question: 'Can I cancel?',
    answer:
      'Anytime, in two clicks. You keep access until the end of the period you paid for, and your content stays readable and exportable afterwards.',
  },
  {
    question: 'Where can I publish?',
    answer:
      'To WordPress (hosted or your own), Shopify, Wix and Webflow. Publishing an article again updates the same post.',
  },
  {
    question: 'What happens during the trial?',
    answer:
      'You can use everything. Articles published during the trial have a short footer line with our name. After you subscribe, updating a post removes it.',
  },
  {
    question: 'When are planned articles sent?',
    answer:
      'At the time you choose, in your time zone. An article planned without a time is sent between 7AM and 8AM UTC.',
  },
  {
    question: 'How do I contact support?',
    answer: `Send us a message on the contact page. We reply within ${contactReplyHours} hours.`,
  },
] as const;
