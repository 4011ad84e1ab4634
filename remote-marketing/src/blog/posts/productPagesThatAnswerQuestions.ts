import { definePost } from '../definePost.ts';

export const productPagesThatAnswerQuestions = definePost({
  id: '6',
  slug: 'product-pages-that-answer-questions',
  title: 'Product pages that answer questions',
  excerpt:
    'Most shops describe what a thing is. The pages that sell say who it is for, what it replaces and when not to buy it.',
  publishedAt: '2026-08-19',
  tags: ['SEO', 'Content Marketing'],
  category: 'E-commerce',
  featured: false,
  image: 'writing',
  content: [
    {
      heading: 'The text that a thousand shops share',
      paragraphs: [
        'The maker of a garden hose sends a description with the price list, and every shop that sells the hose puts it on the page. A search engine that finds the same paragraph a thousand times will show one or two of the pages, usually the maker’s own and a very large shop’s. That is no penalty. There is just no reason to show yours.',
        'You do not need to rewrite ten thousand products. Begin with the twenty that bring most of your profit, and give each an hour. If the pages are better, you will see it in those twenty first.',
      ],
    },
    {
      heading: 'Say who it is for',
      paragraphs: [
        'One line on the person and the use does more than ten adjectives. “For balconies and small gardens: twenty metres, light enough to hang on a hook” tells half of your visitors that they have arrived and the other half that they need the longer one. It also gives the page words that people really search for, because people search for their situation.',
        'Say as well who it is not for. “Not for hot water” and “too short for a lawn of more than two hundred square metres” cost you a few sales and save you the returns. It also makes the rest of the page believable.',
      ],
    },
    {
      heading: 'Answer the questions in their order',
      paragraphs: [
        'Somebody who might buy asks the same things in nearly the same order: Is it the right one for me? Does it fit what I have? What does it cost with everything? When is it here? What if it is wrong? Put the answers on the page in that order, above the technical table, in whole sentences.',
        'Where do you find the questions? In your own mailbox, in the chat, in the reviews of the same product elsewhere, and in what your staff say on the telephone without thinking. Ten minutes with the person who answers the telephone are worth more than a keyword report.',
      ],
    },
    {
      heading: 'Collect returns as a source',
      paragraphs: [
        'Reasons for returns are a list of what the page did not say. “Smaller than expected” means that there was no picture with a hand in it. “Did not fit” means that the connection was not named. Add one sentence or one picture for each common reason, note the date, and watch the figure for three months.',
        'This is the rare case in which the work for search and the work for profit are exactly the same. A page that prevents a return also answers a question that somebody typed.',
      ],
    },
    {
      heading: 'Compare honestly, on your own site',
      paragraphs: [
        'If two of your products differ by one feature, say so on both pages and link them. A small table with three rows is enough: length, weight, what it is best for. Readers who compare on your site do not have to leave it, and the comparison is often what they searched for in the first place.',
        'If you write reviews or comparisons as articles, show that you have had the things in your hands: your own photographs, your own measurements, what broke. Google’s advice for reviews asks for exactly this evidence, and readers notice its absence at once.',
      ],
    },
    {
      heading: 'One page for variants, usually',
      paragraphs: [
        'A shirt in eight colours is one page with a choice, unless people search for the colour by itself. A hose in three lengths is one page too. Separate pages with nearly the same text compete with each other, and reviews are spread over all of them. If your system gives each variant an address, let the canonical link of all of them name the main one.',
        'When a product is gone for good, do not delete its page in the same minute. If there is a successor, say so and link it, and redirect after a while. If there is none, keep the page with a clear note as long as people come to it for spare parts or instructions.',
      ],
    },
    {
      heading: 'Tell the machines the same facts',
      paragraphs: [
        'Structured data of the type Product, with an offer, lets search results show price, availability and ratings. The figures in it have to be the ones that stand on the page; if the two differ, the display is usually lost. Most shop systems write it for you. Check one product with the test for rich results and look for missing fields such as the currency, the return policy or the shipping costs.',
      ],
    },
    {
      heading: 'A template for an hour’s work',
      paragraphs: ['For each of the twenty products, write these parts in this order:'],
      list: [
        'One line: for whom, for what, and the one fact that decides.',
        'When to choose another one, with its link.',
        'Three to five questions from real customers, each with a straight answer.',
        'A picture that shows the size, and one that shows it in use.',
        'Price with shipping, time of delivery and how a return works, without a click.',
        'The table of facts, complete, with units.',
      ],
    },
    {
      heading: 'Measure one thing',
      paragraphs: [
        'Before you begin, write down for each of the twenty products how many people came from search last month and how many of them bought. Write down the date of your change. Then leave the page alone for eight weeks. If you change something every week, you will never learn which change it was.',
      ],
    },
  ],
  sources: [
    {
      title: 'Google Search Central: Product structured data',
      url: 'https://developers.google.com/search/docs/appearance/structured-data/product',
    },
    {
      title: 'Google Search Central: Write high quality reviews',
      url: 'https://developers.google.com/search/docs/specialty/ecommerce/write-high-quality-reviews',
    },
    {
      title: 'Google Search Central: Consolidate duplicate URLs',
      url: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
    },
  ],
});
