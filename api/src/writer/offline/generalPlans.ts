import type { SectionPlan } from './sectionPlan.ts';

/** Sections that suit every subject; they follow those of the intent. */
export const generalPlans: readonly SectionPlan[] = [
  {
    heading: 'When to do it',
    questions: ['What is the best time, and what happens too early or too late?', 'How often is it needed?'],
    facts: ['Season, date or sign to go by'],
    examples: ['Last year’s dates in your own calendar'],
  },
  {
    heading: 'Doing it yourself or asking for help',
    questions: ['Which part can {a} do themselves?', 'At what point is a professional cheaper?'],
    facts: ['Price of help, and of the tools to do without it'],
    examples: ['One case for each choice'],
  },
  {
    heading: 'How to tell that it worked',
    questions: ['What can be measured or seen afterwards?', 'After how long?'],
    facts: ['A figure or sign, and when to look for it'],
    examples: ['Before and after, from your own work'],
  },
  {
    heading: 'What experts disagree about',
    questions: ['Which advice on {k} contradicts other advice?', 'Which side are you on, and why?'],
    facts: ['The two positions, each with a source'],
    examples: ['What you saw when you tried both'],
  },
  {
    heading: 'Questions people ask about {k}',
    questions: ['Which three questions do your customers ask?', 'Which one do they not dare to ask?'],
    facts: ['A direct answer to each in two sentences'],
    examples: ['The words a customer used'],
  },
  {
    heading: 'Safety, rules and limits',
    questions: ['Is anything dangerous, forbidden or licensed?', 'Who is liable when it fails?'],
    facts: ['The rule, the country or region it holds for, and its source'],
    examples: ['A case where the rule mattered'],
  },
  {
    heading: 'Keeping it up afterwards',
    questions: ['What has to be done each week, month and year?', 'What can be dropped without harm?'],
    facts: ['A maintenance plan with times'],
    examples: ['Your own routine'],
  },
  {
    heading: 'What to do next',
    questions: ['What is the one next step for {a}?', 'Where can they read or ask more?'],
    facts: ['A page, product or person to go to'],
    examples: ['What a reader did after this article'],
  },
];
