import type { Intent } from './intent.ts';
import type { SectionPlan } from './sectionPlan.ts';

/** The sections that each intent calls for, the most needed first. */
export const intentPlans: Record<Intent, readonly SectionPlan[]> = {
  howto: [
    {
      heading: 'What you need before you start {k}',
      questions: [
        'Which tools and materials are a must, and which are optional?',
        'What should be true before the first step?',
      ],
      facts: ['Each tool, with the size or model you use', 'Time the whole job takes a beginner'],
      examples: ['The kit you had in hand the last time you did this'],
    },
    {
      heading: '{K}, step by step',
      questions: [
        'What is the order of the steps, and why that order?',
        'How does a reader see that a step worked?',
      ],
      facts: [
        'One measurable sign of success per step',
        'The step where most people stop, and what to do then',
      ],
      examples: ['A photo or short description of each step from your own work'],
    },
    {
      heading: 'When {k} goes wrong',
      questions: [
        'What goes wrong most often?',
        'What can be repaired, and when is it better to start again?',
      ],
      facts: ['Symptom, cause and fix for three problems'],
      examples: ['A mistake you made and what it cost you'],
    },
  ],
  comparison: [
    {
      heading: 'How to judge {k}',
      questions: ['Which three criteria decide for {a}?', 'Which criteria sound important and are not?'],
      facts: ['A figure for each criterion, with where it comes from'],
      examples: ['A choice you made and would make differently today'],
    },
    {
      heading: 'The options side by side',
      questions: [
        'Which options belong in the comparison, and which are left out?',
        'Who is each option wrong for?',
      ],
      facts: [
        'Price, size or capacity and limits of each option, with the date you looked',
        'Which of them you have used yourself',
      ],
      examples: ['One typical buyer for each option'],
    },
    {
      heading: 'Which one to choose',
      questions: ['What do you recommend to most of {a}?', 'In which case is another one better?'],
      facts: ['The condition that changes your recommendation'],
      examples: ['Two readers with different needs, and your answer to each'],
    },
  ],
  cost: [
    {
      heading: 'What {k} comes to',
      questions: [
        'What is the lowest, the usual and the highest total?',
        'What is included, and what is charged extra?',
      ],
      facts: ['Three real prices with date, place and supplier', 'Costs that return every month or year'],
      examples: ['One bill, with the lines explained'],
    },
    {
      heading: 'What makes it dearer or cheaper',
      questions: ['Which two decisions change the total most?', 'Where is saving a false economy?'],
      facts: ['The difference each decision makes, in money'],
      examples: ['The same job done on a small and on a large budget'],
    },
    {
      heading: 'When it is worth the money',
      questions: ['What does a reader get back, and after how long?', 'Who should not spend it?'],
      facts: ['A calculation that a reader can repeat with own numbers'],
      examples: ['A customer or case where it paid off, and one where it did not'],
    },
  ],
  local: [
    {
      heading: 'What to look for in {k}',
      questions: ['What can be checked before a visit?', 'Which questions should {a} ask on the phone?'],
      facts: ['Area served, opening hours, how to book', 'Licences or memberships that matter here'],
      examples: ['A good and a bad sign you have seen'],
    },
    {
      heading: 'What is different in your area',
      questions: ['Which local rules, weather or prices matter?', 'When is it hard to get an appointment?'],
      facts: ['Local price range, with the date', 'The authority or body in charge'],
      examples: ['A case from a street or district that readers know'],
    },
  ],
  list: [
    {
      heading: 'How this list was made',
      questions: ['What had to be true for an entry to make the list?', 'What was left out, and why?'],
      facts: ['How many you looked at, and over what time'],
      examples: ['One entry that nearly made it'],
    },
    {
      heading: '{K}: the entries',
      questions: ['What can a reader do with each entry today?', 'Which entry comes first, and why?'],
      facts: ['One detail per entry that no other list has'],
      examples: ['A result you got from at least three of them'],
    },
    {
      heading: 'Where to begin',
      questions: ['Which entry suits a beginner, and which needs experience?'],
      facts: ['Effort and time for the first one'],
      examples: ['How you would start with one free hour'],
    },
  ],
  question: [
    {
      heading: 'The short answer',
      questions: ['{K}: what is the answer in two sentences?', 'What does it depend on?'],
      facts: ['The figure or rule behind the answer, with its source'],
      examples: ['The most common case, answered'],
    },
    {
      heading: 'Why that is so',
      questions: ['What would an expert in {i} add?', 'Which popular answer is wrong, and how do you know?'],
      facts: ['Where the rule or figure comes from'],
      examples: ['A case that shows the reason at work'],
    },
    {
      heading: 'When the answer is different',
      questions: ['For which of {a} does it not hold?', 'What should they do then?'],
      facts: ['The limits: age, size, place, season or budget'],
      examples: ['One exception you have met'],
    },
  ],
  guide: [
    {
      heading: 'What {k} is, and who it is for',
      questions: [
        'How would you explain it to one of {a} in two sentences?',
        'What is it often confused with?',
      ],
      facts: ['A definition, with its source if it is not yours', 'Who needs it, and who does not'],
      examples: ['A case from {i} that shows it at once'],
    },
    {
      heading: 'How {k} works in practice',
      questions: ['What happens first, next and last?', 'Who does what, and how long does it take?'],
      facts: ['Times, amounts or sizes from your own work'],
      examples: ['One real case from beginning to end'],
    },
    {
      heading: 'What to watch out for',
      questions: ['Which mistakes do {a} make?', 'How is each noticed early?'],
      facts: ['What each mistake costs in time or money'],
      examples: ['One you made yourself'],
    },
  ],
};
