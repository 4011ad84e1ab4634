import { definePost } from '../definePost.ts';

export const technicalSeoChecksBeforeYouPublish = definePost({
  id: '4',
  slug: 'technical-seo-checks-before-you-publish',
  title: 'Technical checks before you publish',
  excerpt: 'A title that fits, one H1 heading, images with alt text, and a URL that can stay.',
  publishedAt: '2026-09-16',
  tags: ['Technical SEO', 'SEO'],
  category: 'Technology',
  featured: false,
  image: 'writing',
  content: [
    {
      heading: 'Ten minutes that save a month',
      paragraphs: [
        'Most technical faults of a single article are small and take a minute to mend before it is published. Found three months later, they have cost three months. You do not need a tool for most of them: a browser, a phone and this list will do.',
        'None of these checks makes a weak article strong. They only make sure that a good one is not held back by something silly, such as a setting that forbids search engines to show it.',
      ],
    },
    {
      heading: 'Title and description',
      paragraphs: [
        'The title element is what search results usually show as the headline, and what a browser tab says. Write one that makes sense alone, names the subject early, and is different from every other title on your site. There is no fixed limit, but on most screens it is cut at around sixty characters, so put what matters first.',
        'The description is often, not always, shown below it. It is no ranking factor; it is an invitation. Say what the page gives in one or two sentences. If you leave it out, the search engine picks a passage of its own, and that is sometimes the cookie notice.',
      ],
    },
    {
      heading: 'One first heading, and an outline below it',
      paragraphs: [
        'Use one H1 that says what the page is about. It may be worded differently from the title, but the two should promise the same thing. Below it, let H2 and H3 form an outline without leaving out levels. Headings are not a way to make text larger; people with screen readers use them to move around.',
        'The test is simple: read only the headings from top to bottom. If they tell the story, the structure is sound. If three of them are questions that the text does not answer, you have found your next hour of work.',
      ],
    },
    {
      heading: 'An address that can stay',
      paragraphs: [
        'Short, lower case, words with hyphens between them, no dates unless the date is the point. An address such as /prune-roses can be kept for ten years; /2026/09/new-post-3-final cannot. Changing an address later costs a redirect, and links from elsewhere take time to follow.',
        'If the same article can be reached at more than one address, say which one counts with a canonical link. Most content systems do it by themselves. Look once into the source of the page and see that the address in it is the one you want, with https and with or without www as on the rest of the site.',
      ],
    },
    {
      heading: 'Pictures with a purpose',
      paragraphs: [
        'Every picture that says something needs alternative text that says the same: “Cut just above a bud that faces outwards”, not “rose”. A picture that only decorates gets an empty alt attribute, so that screen readers pass over it. Alternative text is for people first; that search engines read it too is a bonus.',
        'Then the weight. A photograph straight from a phone has four megabytes and is shown eight hundred pixels wide. Save it at the size it is shown at, twice that for sharp screens, as WebP or AVIF where your system allows, and state width and height so that the text does not jump while it loads.',
      ],
    },
    {
      heading: 'May it be found at all?',
      paragraphs: [
        'Three switches can hide a page. A robots meta element with “noindex” asks search engines not to show it. The file robots.txt can forbid them to read it. And a page that needs a log-in, or that a test system protects with a password, cannot be read either. Themes and plug-ins sometimes leave one of these on after a move from the test site.',
        'Open the published page in a private window. View its source and search for “noindex”. Then use the URL inspection in Search Console: it tells you whether Google can read the page, which address it takes as canonical, and lets you ask for it to be indexed.',
      ],
    },
    {
      heading: 'Fast enough on a phone',
      paragraphs: [
        'Google’s Core Web Vitals are three measures of how a page feels: how soon the largest part of it is there (2.5 seconds or less is good), how quickly it reacts to a press (200 milliseconds or less), and how little it moves while loading (0.1 or less). They are measured at the 75th percentile of real visits, so the slow quarter counts.',
        'For one article you rarely need more than a look with PageSpeed Insights. If the figures are bad, the cause is nearly always the same: a picture that is too large, a font that comes late, or a script of somebody else’s that you no longer use.',
      ],
    },
    {
      heading: 'The list, to keep beside the screen',
      paragraphs: ['Before you press Publish:'],
      list: [
        'Title and description are there, differ from other pages, and keep their promise.',
        'One H1; the headings alone tell the story.',
        'The address is short and can stay.',
        'Every picture has its alternative text, its size and a sensible weight.',
        'Two or three links to your own pages, none of them broken.',
        'No “noindex”, readable in a private window, right canonical address.',
        'Read once on a phone, with the thumb.',
      ],
    },
  ],
  sources: [
    {
      title: 'Google Search Central: Influencing title links',
      url: 'https://developers.google.com/search/docs/appearance/title-link',
    },
    {
      title: 'Google Search Central: Block indexing with noindex',
      url: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
    },
    { title: 'web.dev: Web Vitals', url: 'https://web.dev/articles/vitals' },
    { title: 'W3C: Images tutorial', url: 'https://www.w3.org/WAI/tutorials/images/' },
  ],
});
