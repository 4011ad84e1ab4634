import type { Angle } from './angle.ts';
import { furtherAngles } from './furtherAngles.ts';

const meaning: Angle = {
  headings: ['What {k} means in practice', 'A plain view of {k}', '{K}, without the jargon'],
  sentences: [
    '{K} sounds larger than it is, because most explanations begin with the exceptions.',
    'Put simply, it is the part of {i} where a little order saves a lot of repair later.',
    'For {a}, the useful question is not what the term covers but what changes when it is done well.',
    'Think of {k} as a habit rather than a project, since the value comes from repeating it.',
    'It touches {s} as well, and the two are easier to handle together than one after the other.',
    'A short definition helps: it is the set of choices that decide how {i} works on an ordinary day.',
    'Once that is clear, the advice you find elsewhere becomes easier to sort into useful and loud.',
    'You do not need special tools to begin, only a clear idea of what good looks like to you.',
    'Write that idea down in one sentence before you read any further.',
    'When opinions differ later, that sentence is what you return to.',
    'People who work in {i} every day often skip this step, and it shows in the result.',
    'The reward for being precise early is that every later decision gets smaller.',
  ],
};
const reasons: Angle = {
  headings: ['Why {k} matters to {a}', 'What {a} gain from it', 'The case for taking {k} seriously'],
  sentences: [
    'For {a}, {k} is rarely urgent and often important, which is why it slips.',
    'The cost of ignoring it does not arrive at once; it arrives as small delays and second attempts.',
    'The gain is just as quiet: fewer surprises, clearer choices, and work that holds up.',
    'It also makes {s} easier, because both depend on the same preparation.',
    'Nobody notices when this is done well, and everybody notices when it is not.',
    'That makes it a good place to be better than the average in {i}.',
    'It pays to look at your own last three attempts and ask what you would do differently.',
    'The answers are usually practical: more time at the start, fewer things at once, a check at the end.',
    'None of these need permission or a budget.',
    'They need a decision, and then somebody who keeps to it.',
    'If you share the work with others, explain the reason before the method.',
    'A method without a reason is dropped in the first busy week.',
  ],
};
const preparation: Angle = {
  headings: ['Before you start', 'What to have ready for {k}', 'A short preparation'],
  list: {
    lead: 'Have these ready before you begin with {k}:',
    ordered: false,
    items: [
      'One sentence that says what a good result is',
      'A quiet hour without other tasks',
      'Notes on what you tried before',
      'The name of the person who decides in doubt',
      'A simple way to record what you change',
    ],
  },
  sentences: [
    'Preparation is the cheapest part of {k} and the part most often skipped.',
    'Collect what you already know about {s}, even if the notes are untidy.',
    'Old notes show which problems come back, and those are the ones worth solving.',
    'Decide how much time you can give it, and plan for two thirds of that.',
    'The remaining third goes to whatever the first two thirds bring to light.',
    'Look around your place of work and remove what you would have to step over.',
    'In {i}, small obstacles cost more than large ones, because nobody bothers to report them.',
    'Tell the people who depend on you when you will be done and when you will not be reachable.',
    'Set a point at which you stop, so that a good attempt does not turn into a long evening.',
    'If something is missing, find that out now and not halfway through.',
    'A list on paper is enough; a tool can follow when the list has proved useful.',
  ],
};
const steps: Angle = {
  headings: ['{K}, step by step', 'How to go about {k}', 'A working order for {k}'],
  list: {
    lead: 'Work in this order:',
    ordered: true,
    items: [
      'Look at the present state and note what you see',
      'Choose the one part that would help most',
      'Change that part and nothing else',
      'Check the result against your sentence from the start',
      'Write down what you did and what you would do next',
    ],
  },
  sentences: [
    'The order matters more than speed.',
    'Begin with a look, not with a change, because the first idea is often about a symptom.',
    'Choose one part of {k} and leave the others alone until you have seen the effect.',
    'If two changes happen at once, you learn nothing from either of them.',
    'Handle {s} in the same pass when it lies on the way, and leave it when it does not.',
    'Keep each step small enough to undo.',
    'When a step takes longer than you thought, stop and ask whether it is really one step.',
    'For {a}, a written note after each step is worth more than a perfect plan before it.',
    'Read the note aloud; if it sounds vague, the step was vague.',
    'Finish with a check by somebody who did not do the work.',
    'Fresh eyes find what habit hides.',
    'Then let it rest for a day before you call it done.',
  ],
};
const choices: Angle = {
  headings: ['Choosing an approach', 'Ways to handle {k}, side by side', 'Which way suits you'],
  table: true,
  sentences: [
    'There is more than one sound way to approach {k}, and the right one depends on your circumstances.',
    'The careful way takes longer and forgives mistakes, which suits beginners and shared work.',
    'The quick way suits people who have done it before and can tell early when something is off.',
    'A mixed way starts carefully and speeds up once the first results are in.',
    'For {a}, the mixed way is often the least tiring.',
    'Whatever you choose, stay with it long enough to judge it.',
    'Changing the approach every week feels active and teaches little.',
    'If {s} is part of your work, choose the way that treats both the same.',
    'It helps to name what you would give up: time, comfort, or control.',
    'Once that is said, the choice is usually easy.',
  ],
};
const mistakes: Angle = {
  headings: ['Mistakes worth avoiding', 'Where {k} goes wrong', 'Common slips and what to do instead'],
  list: {
    lead: 'Three slips come up again and again:',
    ordered: false,
    items: [
      'Starting with tools instead of with the question',
      'Doing everything at once and checking nothing',
      'Stopping right before the result can be seen',
    ],
  },
  sentences: [
    'Most mistakes with {k} are made with good intentions and too little time.',
    'The first is to copy what worked for somebody else without asking why it worked.',
    'Advice from another corner of {i} may be right there and wrong here.',
    'The second is to measure what is easy and call it success.',
    'Choose a sign that would make you change your mind, and look at that one.',
    'The third is to forget {s} until the end, when it is hardest to add.',
    'None of these is a disaster; each one costs an afternoon.',
    'If you notice one, do not start over, go back one step.',
    'Tell others about it, too, because {a} learn fastest from slips that are described kindly.',
    'A short record of mistakes is the best guide you will ever write.',
  ],
};
const measuring: Angle = {
  headings: ['How to tell that it works', 'Keeping an eye on {k}', 'Signs of progress'],
  sentences: [
    'You can tell that {k} works when the ordinary day gets quieter.',
    'Look for fewer questions, fewer corrections, and less hurry at the end.',
    'Pick two signs, one that moves early and one that moves late.',
    'The early one keeps you going, the late one keeps you honest.',
    'Look at them on the same day each month, and write one line about each.',
    'Do not explain a change before you have seen it twice.',
    'If {s} improves at the same time, ask which of the two pulled the other.',
    'For {a}, a plain note is easier to keep than a chart.',
    'When nothing moves for two months, change one thing and note the date.',
    'Small, dated changes turn guesses into knowledge.',
    'After a year you will have a record that no general guide to {i} can match.',
  ],
};
const maintenance: Angle = {
  headings: ['Keeping it going', 'Making {k} a habit', 'After the first success'],
  sentences: [
    'The second month decides whether {k} stays.',
    'Tie it to something that happens anyway, so that you do not have to remember it.',
    'Ten minutes every week beat a long day every quarter.',
    'Keep the list from your preparation where you can see it, and strike out what you no longer need.',
    'A shorter list is a sign of progress, not of neglect.',
    'Share the work around {s} if you can; two people keep a habit better than one.',
    'When a busy season in {i} comes, do less instead of nothing.',
    'The smallest version of the habit is the one that survives.',
    'Come back to your sentence from the start and see whether it still says what you want.',
    'If it does not, change the sentence first and the work afterwards.',
  ],
};

/** In the order in which an article uses them. */
export const angles: readonly Angle[] = [
  meaning,
  reasons,
  preparation,
  steps,
  choices,
  mistakes,
  measuring,
  maintenance,
  ...furtherAngles,
];
