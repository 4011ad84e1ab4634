export const titles: readonly string[] = [
  '{K}: A Practical Guide for {A}',
  'How {A} Can Approach {K} With Confidence',
  '{K} Made Clear: What {A} Should Know',
  'A Working Guide to {K} in {I}',
  '{K} for {A}: From First Steps to Habit',
];

export const openings: readonly string[] = [
  '{K} is one of those subjects in {i} that everybody has an opinion on and few people describe calmly.',
  'If you have looked into {k} before, you have probably met long lists and little order.',
  'This guide is written for {a} who want to understand {k} well enough to decide for themselves.',
  'It starts with what the term means, goes on to a working order, and ends with a way to keep it up.',
  'You can read it from top to bottom or jump to the part you need today.',
  'Where {s} comes into play, it is mentioned at the place where it helps.',
];

export const closings: readonly string[] = [
  '{K} does not ask for much: a clear aim, a small first step, and a look at the result.',
  'Choose one section of this guide, try it this week, and write down what happened.',
  'If it helped, do the next one; if it did not, you know more than before.',
  'For {a}, that is the whole method, and it gets easier each time.',
  'Come back to the list above when you plan the next round, and bring {s} into it.',
  'Good work in {i} is made of many such rounds.',
];

export const quotes: readonly string[] = [
  'Do less, look closer, and write down what you see.',
  'The best plan is the one you can still follow on a bad day.',
  'First make it clear, then make it quick.',
];
