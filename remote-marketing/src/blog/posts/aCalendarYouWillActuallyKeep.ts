import { definePost } from '../definePost.ts';

export const aCalendarYouWillActuallyKeep = definePost({
  id: '2',
  slug: 'a-calendar-you-will-actually-keep',
  title: 'A content calendar you will actually keep',
  excerpt:
    'Fewer slots, honest sizes, and a place for ideas without a date: the habits behind a plan that survives February.',
  publishedAt: '2026-10-14',
  tags: ['Content Marketing'],
  category: 'Marketing',
  featured: false,
  image: 'writing',
  content: [
    {
      heading: 'Why most calendars die in the fifth week',
      paragraphs: [
        'The first version of a content calendar is usually made in January, on a good day, by somebody who is not busy. It has three articles a week because three looked right in the template. In the first week all three appear. In the third week one is late, and in the fifth the person who writes is also the person who does the accounts, and nothing appears at all.',
        'The mistake was not laziness. The plan had no room for an ordinary week. A calendar that is kept is built from what you did in a bad month, not from what you hope for in a good one. Everything below follows from that.',
      ],
    },
    {
      heading: 'Plan half of what you hope for',
      paragraphs: [
        'Start with one article a week, or one every second week if writing is not your job. When four in a row have gone out on their day, add one more. When two in a row are late, take one away without any drama. The number that you can keep for half a year is your number.',
        'A calendar with gaps is a plan; a full one is a wish. Gaps are where the guide about the new regulation fits, or the answer to the question that five customers asked on the same day. If every day is taken, the best idea of the month has nowhere to go.',
      ],
    },
    {
      heading: 'Write the size on the card',
      paragraphs: [
        'A five-hundred-word answer and a two-thousand-word guide are different weeks. Put the target length on each card, and the crowded week is visible before it comes. Many people find that they can write about five hundred usable words in an hour once the thinking is done, and that the thinking takes at least as long. Time yourself for three articles and use your own figure.',
        'Also write down who does what. “Article about pruning” is not a task. “Ana drafts, Tom checks the Latin names, Ana publishes” is. If the same name stands on every step of every card, you have found the reason for the delays.',
      ],
    },
    {
      heading: 'Keep a backlog beside it',
      paragraphs: [
        'Ideas arrive without dates. Keep them in a list next to the month, each with the keyword or the question it answers, and move one over when a day opens up. The month stays readable, nothing is forgotten, and you never plan from an empty head on a Monday morning.',
        'Go through the backlog once a month and delete. An idea that has been passed over four times is telling you something. A short backlog in which every line is wanted is worth more than two hundred lines that nobody opens.',
      ],
    },
    {
      heading: 'Work backwards from the season',
      paragraphs: [
        'Search engines need time to find a page, and readers need time to find it after that. An article about winter tyres that appears with the first snow is too late for that winter. Look up when people begin to search, with Google Trends or with last year’s figures from Search Console, and plan the article six to eight weeks before the rise.',
        'Seasonal pages are best kept at one address and revised each year. The page about Mother’s Day bouquets should be the same page every spring, with this year’s flowers on it, so that its links and its history stay with it.',
      ],
    },
    {
      heading: 'Leave a day between draft and publication',
      paragraphs: [
        'Plan the draft and the publication as two dates. In between, somebody who did not write it reads it, checks the facts and looks at it on a phone. One night is enough to see that the introduction says nothing and that the real beginning is in the third paragraph.',
        'If you work alone, the night is your editor. Read the text aloud the next morning. What you stumble over is what readers would have skipped.',
      ],
    },
    {
      heading: 'Let the routine be boring',
      paragraphs: ['A rhythm that works for a business with one writer takes about five hours a week:'],
      list: [
        'Monday, half an hour: look at last week’s article and at the two weeks ahead. Move what has to move.',
        'Tuesday, two hours: draft this week’s article from its brief.',
        'Wednesday, nothing. That is the night in between.',
        'Thursday, an hour: edit, add pictures and links, approve, and schedule it for the next morning.',
        'The first Friday of the month, an hour: read the figures and clear the backlog.',
      ],
    },
    {
      heading: 'Count what you control',
      paragraphs: [
        'Traffic depends on seasons, on competitors and on changes that nobody announces. Whether the article went out on its day depends on you. For the first six months, let that be the only figure on the wall: planned, published, late. It is honest, it moves quickly, and it is the one that all others come from.',
        'When a month goes badly, do not catch up. Move what is still wanted to a free day, drop the rest, and begin the new month with the usual number. A plan that forgives one bad month is kept for years; a plan that collects debts is given up in spring.',
      ],
    },
  ],
  sources: [
    { title: 'Google Trends', url: 'https://trends.google.com/trends/' },
    {
      title: 'Search Console Help: Performance report',
      url: 'https://support.google.com/webmasters/answer/7576553',
    },
  ],
});
