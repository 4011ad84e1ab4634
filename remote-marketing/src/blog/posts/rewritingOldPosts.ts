import { definePost } from '../definePost.ts';

export const rewritingOldPosts = definePost({
  id: '8',
  slug: 'rewriting-old-posts',
  title: 'Rewriting old posts instead of adding new ones',
  excerpt:
    'A good page that has aged is cheaper to mend than to replace. How to choose, what to keep, what to cut.',
  publishedAt: '2026-07-22',
  tags: ['Content Marketing', 'AI'],
  category: 'Marketing',
  featured: false,
  image: 'writing',
  content: [
    {
      heading: 'The cheapest article is one you already have',
      paragraphs: [
        'A new article begins at nothing. It has no links, no readers and no history, and it needs months to be found. An article that did well two years ago has all of these and has only lost its edge: a price that changed, a picture of an old screen, an answer that somebody else now gives more clearly. Mending it takes two hours. Replacing it takes a day, and the new page starts from the bottom.',
        'So before you plan the next month, look at what has aged. For a site with a hundred articles or more, every second slot in the calendar can well be a revision.',
      ],
    },
    {
      heading: 'Choose by decline, not by age',
      paragraphs: [
        'Sort your pages by what they have lost, not by when they were written. Compare the clicks of the last three months with the same months of last year, so that the season does not mislead you. Some old pages are fine; leave them alone. Some young ones are already falling.',
        'Then put a second column beside it: what the page is worth to you. A guide that leads to your main product and has lost a third is worth more of your time than a curiosity that has lost two thirds. Take the five with the greatest loss in clicks that matter.',
      ],
    },
    {
      heading: 'Find the reason before you touch the text',
      paragraphs: [
        'Search for the main query of the page and read what is shown above you. There are only a few reasons for a decline, and each asks for something else:',
      ],
      list: [
        'The facts are out of date: mend them, and say when.',
        'Others answer more clearly: move your answer up, and cut what is in front of it.',
        'People want something else now: perhaps a table, a calculator or a video. Decide whether you can give it.',
        'You compete with yourself: two of your pages answer the same question. Merge them and redirect one.',
        'Fewer people ask: nothing is wrong with the page. Leave it.',
      ],
    },
    {
      heading: 'Keep the address and the promise',
      paragraphs: [
        'Readers and links come for what the page promised. Keep the address, keep the subject, and keep the passages that others quote or link to. If the address has a year in it, this is the moment to move to one without, with a permanent redirect, and never again.',
        'Keep, too, what is yours: the photograph you took, the figure you measured, the mistake you describe. That is what nobody can copy. What may go is everything that you wrote because an article seemed to need it.',
      ],
    },
    {
      heading: 'Cut first, then add',
      paragraphs: [
        'Most revisions only add. After three of them, the page has three introductions. Begin by cutting a fifth: sentences that announce what will be said, history that nobody asked for, advice that is true of everything. Then read what is left and write down what is missing. Usually it is the answer to one question that people ask now and did not ask then.',
        'Look at the queries that bring people to the page. If many of them contain a word that does not occur in your text, you have found it.',
      ],
    },
    {
      heading: 'Use a machine for the draft, a person for the claims',
      paragraphs: [
        'Writing tools are good at a second draft: shortening a paragraph, putting steps in order, changing the tone. They do not know whether your price is still right, and they will state a wrong figure in the same calm voice as a true one. Facts, names, numbers and quotations stay your job. Read each against its source before you approve the text.',
        'Search engines do not forbid such tools. Google’s guidance says that it looks at the quality of content rather than how it was made, and that using automation mainly to manipulate rankings breaks its rules. A revision that a knowing person has checked is on the right side of that line; fifty rewritten pages that nobody has read are not.',
      ],
    },
    {
      heading: 'Be honest about the date',
      paragraphs: [
        'If you changed something that matters to readers, say so at the top: “Revised in July 2026: new prices, and a section on grey water.” If you only mended a comma, leave the date alone. Readers notice a fresh date above an old text, and Google names changing dates to make pages seem fresh as a sign of content that was not made for people.',
      ],
    },
    {
      heading: 'Publish it once, at the same place',
      paragraphs: [
        'Update the existing post; do not publish a second one beside it. Check that the address is unchanged, that pictures still have their alternative text, and that the links out of it still work. Then ask for a new visit with the URL inspection of Search Console, and link to the page from two newer articles while you are there.',
        'Keep the old version. If the revision does worse after eight weeks, you will want to see what was lost, and to put one or two paragraphs back.',
      ],
    },
    {
      heading: 'Note what you expect',
      paragraphs: [
        'Write one line for every revision: the date, the reason you found, what you changed, and the clicks of the four weeks before. Look again after four weeks and after eight. Some revisions work within days, many take two months, and some do nothing because the reason was a different one. After ten of these lines you will know which reason is the usual one on your site, and that is knowledge that no tool can sell you.',
      ],
    },
  ],
  sources: [
    {
      title: 'Google Search Central: Creating helpful, reliable, people-first content',
      url: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
    },
    {
      title: 'Google Search Central: Guidance on using generative AI content',
      url: 'https://developers.google.com/search/docs/fundamentals/using-gen-ai-content',
    },
    {
      title: 'Google Search Central: Redirects and Google Search',
      url: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects',
    },
  ],
});
