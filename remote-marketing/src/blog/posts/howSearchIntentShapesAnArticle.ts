import { definePost } from '../definePost.ts';

export const howSearchIntentShapesAnArticle = definePost({
  id: '1',
  slug: 'how-search-intent-shapes-an-article',
  title: 'How search intent shapes an article',
  excerpt:
    'Before the first sentence, decide what the reader came to do. The rest of the page follows from it.',
  publishedAt: '2026-10-28',
  tags: ['SEO', 'Content Marketing'],
  category: 'SEO',
  featured: true,
  image: 'writing',
  content: [
    {
      heading: 'A search is a small job',
      paragraphs: [
        'Nobody types a query for its own sake. Behind every search is a small job: learn what a word means, compare two things, fix a fault, find a shop that is open, buy a part. People in our field call that job the search intent. It is the one fact about a keyword that decides what your page should look like, and the one that keyword tools show least clearly.',
        'Write the job down in one line before you plan a single heading. “Somebody whose roses have black spots wants to know whether the plant will live and what to do this weekend.” That line already tells you the order of the page, its length and what may be left out. If you cannot write it, you do not know enough about the keyword yet. If you need two lines, you have two articles.',
      ],
    },
    {
      heading: 'Four kinds, and why they are only a start',
      paragraphs: [
        'The usual sorting has four drawers. Informational searches want to know something. Navigational searches want one particular site. Commercial searches compare before buying. Transactional searches want to act now. The drawers are useful because each asks for a different kind of page.',
      ],
      list: [
        'Informational: an explanation with the short answer first.',
        'Navigational: your own page with the right name on it, and nothing else in the way.',
        'Commercial: a comparison that says who each choice is for, with prices and drawbacks.',
        'Transactional: a product, booking or sign-up page that works on a phone.',
      ],
    },
    {
      heading: 'Let the results page answer first',
      paragraphs: [
        'Search for the keyword yourself, signed out and in the country of your readers. What stands there today is the best free evidence of what people accept as an answer. Ten shops mean that a guide will have a hard time. Ten guides mean that a product page will. A video at the top means that people want to see hands doing it. A map means that they want somewhere near.',
        'Look also at what the results have in common. If every page begins with a definition, readers seem to need one. If none mentions the price, that may be your opening, or a sign that nobody asks. You do not have to copy the form that wins today, but you should know why you leave it.',
      ],
    },
    {
      heading: 'Mixed results mean a mixed intent',
      paragraphs: [
        'Some queries show a shop, a guide and a forum side by side. The search engine is not sure either, or the word really means different things to different people. For such a query, pick the one job that you can do best and say in the title which one it is. “Pruning roses” is a mixed query. “Pruning roses in autumn: what to cut and what to leave” is not.',
        'A more precise title costs you readers who wanted something else. They would have left anyway. What you gain is that the people who do come find what they were promised, and that is the part of the visit you can influence.',
      ],
    },
    {
      heading: 'Put the answer where the reader looks',
      paragraphs: [
        'People scan a page before they read it. Studies of reading on screens have found this for more than twenty-five years: readers pick out headings, first words and lists, and decide within seconds whether to stay. So say the short answer in the first screen, in plain words, before the story of how you came to gardening.',
        'Then give the reasons, the exceptions and the next step, in that order. Readers who needed one sentence have it and leave content. Readers who need more stay, because you have already shown that you know. Holding the answer back to keep people on the page has the opposite effect: they go back to the results and click the next one.',
      ],
    },
    {
      heading: 'Let the intent decide the length',
      paragraphs: [
        'There is no best number of words. A definition needs a hundred and fifty. A comparison of six products needs fifteen hundred and a table. Google’s own advice for writers asks whether a reader would leave feeling that they have learned enough to reach their goal; it says nothing about length, and warns against writing to a word count because you heard that one is preferred.',
        'A practical way: list the questions that somebody with this job will have next, and answer each in as few words as it takes. Stop when the next question belongs to a different job. That one gets its own page, and a link.',
      ],
    },
    {
      heading: 'Check the intent again after publishing',
      paragraphs: [
        'Intent drifts. A new law turns a buying query into a question. A product that everybody has turns a comparison into a search for spare parts. When a page that did well loses clicks while its position stays the same, look at the results page again before you touch the text: perhaps people now want something that your page was never meant to be.',
        'The search queries in Search Console are the other check. If many people reach your guide with “near me” or “price” in their words, they had another job than the one you wrote for. Add a line for them at the top with a link to the page that does that job, or write the page.',
      ],
    },
    {
      heading: 'A brief in five lines',
      paragraphs: [
        'Before you write, fill in these five lines. They take ten minutes and save an afternoon.',
      ],
      list: [
        'The job, in one sentence, with the person in it.',
        'What the results page shows today, and what it leaves open.',
        'The short answer, as you would say it across a counter.',
        'The three questions that come after the answer.',
        'What the reader should do next, and the page that helps with it.',
      ],
    },
  ],
  sources: [
    {
      title: 'Google Search Central: Creating helpful, reliable, people-first content',
      url: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
    },
    {
      title: 'Nielsen Norman Group: How Users Read on the Web',
      url: 'https://www.nngroup.com/articles/how-users-read-on-the-web/',
    },
  ],
});
