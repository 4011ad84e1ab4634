import { formatPrice } from '@rankwright/contracts/billing';
import { contactReplyHours, plan, planLimits } from '@rankwright/contracts/limits';

/** Questions and answers of the landing page; also its structured data. Figures come from the plan's constants. */
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
      'Anytime, in two clicks. You keep access until the end of the period you paid for, and your texts stay readable and exportable afterwards.',
  },
  {
    question: 'Where can I publish?',
    answer:
      'To WordPress (hosted or your own), Shopify, Wix and Webflow. The same post is updated when you publish it again, never doubled.',
  },
  {
    question: 'What happens during the trial?',
    answer:
      'Everything works. Articles published during the trial carry a short footer line with our name; it goes away with the next update once the plan is active.',
  },
  {
    question: 'When are planned articles sent?',
    answer:
      'At the hour you choose in your own time zone. An article planned for a day without an hour goes out between 7AM and 8AM UTC.',
  },
  {
    question: 'How do I reach a person?',
    answer: `Write through the contact page. We reply within ${contactReplyHours} hours.`,
  },
] as const;
