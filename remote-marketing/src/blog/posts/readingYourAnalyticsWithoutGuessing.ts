import { definePost } from '../definePost.ts';

export const readingYourAnalyticsWithoutGuessing = definePost({
  id: '7',
  slug: 'reading-your-analytics-without-guessing',
  title: 'Reading your analytics without guessing',
  excerpt:
    'Three questions to ask of the numbers each month, and one habit that keeps you from fooling yourself.',
  publishedAt: '2026-08-05',
  tags: ['Analytics'],
  category: 'Technology',
  featured: false,
  image: 'writing',
  content: [
    {
      heading: 'Why the dashboard makes you feel busy',
      paragraphs: [
        'Open any analytics tool and something has moved. Clicks are up by seven per cent, the average position is down by a half, a page you had forgotten had a good Tuesday. The mind finds a story for each of these within seconds, and most of the stories are wrong, because most of the movement is chance.',
        'The remedy is not a better tool. It is to decide before you look what you want to know, to look seldom enough for something to have happened, and to compare like with like. Once a month is enough for nearly every small site. Three questions are enough for that hour.',
      ],
    },
    {
      heading: 'First question: what was published?',
      paragraphs: [
        'Start with the work: how many articles went out, how many were late, how many old ones were revised. Traffic moves for many reasons; output is yours. If nothing was published, there is no need to explain why nothing has changed.',
        'Write the titles down with their dates. In three months this list is what you will need most, and it is the part that no tool keeps for you in the right form.',
      ],
    },
    {
      heading: 'Second question: what was found?',
      paragraphs: [
        'Now look at search. In Search Console, compare the last four weeks with the four weeks before, and then with the same weeks of last year. The first comparison shows what is new; the second takes the season out. Four weeks are better than a month, because every such period has the same number of Mondays.',
        'Sort the pages by the difference in clicks, and read the five that gained most and the five that lost most. Read the pages themselves, not only their figures. Often the cause is on the page: a price that is out of date, a promise in the title that the text does not keep, a competitor who now answers it better.',
      ],
    },
    {
      heading: 'Know what the words mean',
      paragraphs: [
        'An impression means that your page was among the results that somebody was shown. A click means that they came. The click-through rate is one divided by the other. Position is the average place of your topmost result over all impressions, and that makes it slippery: if a page begins to be shown for many new queries at place forty, its average position gets worse although nothing was lost.',
        'So never read the position alone. If clicks are steady and the position falls while impressions rise, you are being tried out for new queries. If impressions are steady and clicks fall at the same position, something on the results page has changed. If everything falls together for one page, read that page. If everything falls for all pages on the same day, look for a technical fault, or for a change at the search engine.',
      ],
    },
    {
      heading: 'Small numbers are mostly noise',
      paragraphs: [
        'A page with forty clicks a month will have thirty in one month and fifty in the next without any reason. As a rule of thumb, chance alone moves a count by about its square root in either direction, and now and then by twice that. Forty clicks are forty, give or take six, and quite often give or take twelve. Only a change well beyond that deserves an explanation.',
        'This is why it helps to look at groups. All articles about one subject together have enough clicks to say something, long before the single article has. And it is why “up by one hundred per cent” from three clicks to six is not news.',
      ],
    },
    {
      heading: 'What the figures leave out',
      paragraphs: [
        'Search Console leaves out rare queries, to protect the people who typed them, so the queries of a page do not add up to its clicks. Its figures of the last two or three days are not final. Analytics tools that need consent miss everybody who refuses. Two tools will therefore never agree, and there is no use in trying to make them. Choose one for each question and stay with it.',
        'None of them knows the person who read your article, remembered your name and called three weeks later. Ask new customers how they found you and write it down. It is the oldest form of analytics, and for a small business it is still the best.',
      ],
    },
    {
      heading: 'Third question: what will change?',
      paragraphs: [
        'End the hour with one decision, not with ten. Choose one page or one habit, write down what you will change, why you think that it will help, and the figure that should move. Then date it. “5 August: rewrote the introduction of the pruning guide, because people who search for it want to know when; expect more clicks at the same position by the middle of September.”',
        'Next month, look at that line first. If the figure moved, you have learned something about your readers. If it did not, you have learned something about your guesses. A note made before the result is worth ten made after it, because after the result everything looks as if it had been expected.',
      ],
    },
    {
      heading: 'The hour, in order',
      paragraphs: ['Put it into the calendar for the first Friday of the month:'],
      list: [
        'Ten minutes: what was published, late and revised.',
        'Five minutes: last month’s note, and what became of it.',
        'Twenty minutes: the five winners and the five losers, each one read.',
        'Fifteen minutes: one group of pages that matters, over the last twelve months.',
        'Ten minutes: one decision, its reason, its figure and its date.',
      ],
    },
  ],
  sources: [
    {
      title: 'Search Console Help: Performance report',
      url: 'https://support.google.com/webmasters/answer/7576553',
    },
    {
      title: 'Search Console Help: What are impressions, position and clicks?',
      url: 'https://support.google.com/webmasters/answer/7042828',
    },
    {
      title: 'Google Search Central: Debugging drops in Google Search traffic',
      url: 'https://developers.google.com/search/docs/monitor-debug/debugging-search-traffic-drops',
    },
  ],
});
