import { definePost } from '../definePost.ts';

export const internalLinksThatEarnTheirPlace = definePost({
  id: '3',
  slug: 'internal-links-that-earn-their-place',
  title: 'Internal links that earn their place',
  excerpt:
    'Links between your own pages work when they help the sentence they stand in. Here is a way to find the ones worth adding.',
  publishedAt: '2026-09-30',
  tags: ['SEO', 'Link Building'],
  category: 'SEO',
  featured: false,
  image: 'writing',
  content: [
    {
      heading: 'Two readers, one link',
      paragraphs: [
        'A link inside your site serves a person and a crawler at once. The person wants to go on: to the term they did not know, the product you just mentioned, the next step. The crawler finds new pages by following links from pages it already knows, and reads the words of the link to learn what the target is about. Google’s documentation says both plainly.',
        'The happy part is that both want the same thing. A link that helps the sentence it stands in, with words that name what lies behind it, is good for the reader and good for search. A row of fifty links under an article is neither.',
      ],
    },
    {
      heading: 'Link from the doubt',
      paragraphs: [
        'Read your article as somebody who knows less than you. Each time you would stop and ask something, you have found a place for a link. “Cut back to the bud union” is such a place: what is a bud union? If you have a page that shows it, link the words “bud union”. If you have not, explain it in half a sentence, or put the page on your list.',
        'This rule also tells you where not to link. A sentence that raises no question needs no link, however well the keyword would fit. Two or three links that answer real questions do more than twelve that merely could be there.',
      ],
    },
    {
      heading: 'Say in the words what lies behind',
      paragraphs: [
        'The words of a link are a promise. “Click here” promises nothing, and a screen reader that lists the links of a page reads it out ten times. “Our guide to pruning roses in autumn” says where it leads. Keep it short, let it read naturally inside the sentence, and do not use the same words for two different pages.',
        'There is no need to repeat the exact keyword each time. People describe the same page in different words, and natural variation is what a careful writer produces anyway. If every link on your site to one page has the same four words, it looks as if a machine had put them there. Often one had.',
      ],
    },
    {
      heading: 'Let old pages point to new ones',
      paragraphs: [
        'A new article is linked from the blog’s first page for a few weeks and then slides down. Unless older pages point to it, it ends up four clicks from the entrance. So make it part of publishing: open three older articles on neighbouring subjects, find a place where the new one answers a question, and link it there.',
        'Choose the older articles by their readers, not by their age. A page that many people visit passes on more of them. Search Console shows which of your pages get the most clicks, and a search on your own site for the subject, typed as “site:example.com pruning”, shows where you have mentioned it before.',
      ],
    },
    {
      heading: 'Build one hub for each subject',
      paragraphs: [
        'When you have five or six articles about one subject, write a short page that introduces it and links to each of them, with a sentence on what each is for. Link back to it from all of them. Readers who arrive at one article see that there are others, and the hub becomes the natural page to rank for the broad word.',
        'A hub is not a list of everything. If it has forty links, it needs sections, or it needs to be two hubs. Look at it on a phone: can somebody who knows nothing choose where to begin?',
      ],
    },
    {
      heading: 'Find the orphans once a month',
      paragraphs: [
        'An orphan is a page that no other page links to. It may be in the sitemap, so it can be found, but nothing on your site says that it matters. Crawling tools list orphans, and the links report of Search Console shows which of your pages have the fewest links from the rest. Each one is missing a link, or is no longer needed.',
        'Be honest about the second case. An old announcement that nobody links to and nobody visits can be removed, or redirected to the page that replaced it. A smaller site in which every page has a place is easier to keep true.',
      ],
    },
    {
      heading: 'Mend what is broken before you add more',
      paragraphs: [
        'A link to a page that is gone wastes the reader’s click. When you change an address, redirect the old one permanently and then change the links as well, so that nobody takes the detour. When you delete a page, search for its address on your own site first.',
      ],
      list: [
        'Links must be real links: an element with an href that a crawler can follow, not a button with a script.',
        'A link to another language or country version should say so.',
        'Links in the menu count as one each; they do not replace those in the text.',
        'Open in the same tab. People who want another one know how.',
      ],
    },
    {
      heading: 'A routine of fifteen minutes',
      paragraphs: [
        'After each publication: three links out of the new article to pages that answer its questions, three links into it from older ones, one look at the hub. Once a month: the orphans and the broken links. Write down the date when you added links to a page that mattered to you, and look at its figures four weeks later. That is the only way to learn what links do on your own site, as opposed to somebody else’s.',
      ],
    },
  ],
  sources: [
    {
      title: 'Google Search Central: Link best practices',
      url: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
    },
    {
      title: 'W3C: Understanding link purpose (in context)',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context.html',
    },
    {
      title: 'Search Console Help: Links report',
      url: 'https://support.google.com/webmasters/answer/9049606',
    },
  ],
});
