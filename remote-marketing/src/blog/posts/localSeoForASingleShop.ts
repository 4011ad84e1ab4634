import { definePost } from '../definePost.ts';

export const localSeoForASingleShop = definePost({
  id: '5',
  slug: 'local-seo-for-a-single-shop',
  title: 'Local search for a single shop',
  excerpt:
    'You do not need a campaign. You need the same facts everywhere and a page that answers what people ask at the counter.',
  publishedAt: '2026-09-02',
  tags: ['Local SEO'],
  category: 'Marketing',
  featured: false,
  image: 'writing',
  content: [
    {
      heading: 'What decides who is shown nearby',
      paragraphs: [
        'Google says that local results rest mainly on three things: relevance, distance and prominence. Relevance is how well your entry fits what somebody searched for. Distance is how far you are from them. Prominence is how well known you are, which it reads from links, reviews and mentions elsewhere.',
        'You cannot move the shop, and prominence takes years. Relevance is the part you can improve this week, and most small shops have not. It consists of facts: what you sell, when you are open, what people can do at your place. The work is to state them completely, in the same words everywhere.',
      ],
    },
    {
      heading: 'Claim the profile and fill in all of it',
      paragraphs: [
        'If you do one thing after reading this, claim your Google Business Profile, and the entries at Apple and Bing after it. Choose the most precise main category there is: “Bicycle repair shop” rather than “Shop”. Add the further categories that are really true. Fill in services, payment, parking, access without steps. Each of these is something that people filter by.',
        'Hours deserve special care. Enter holidays and exceptions in advance; somebody who stood before a closed door writes the kind of review that stays. If you take appointments only, say so.',
      ],
    },
    {
      heading: 'Make the facts agree',
      paragraphs: [
        'Name, address, telephone number and hours have to be the same on your site, in every directory and on the door. Write them once in a small file and copy from it, with the same abbreviation of “Street” and the same form of the number. Correct the oldest and best known entries first, because others copy from them.',
        'Do not put keywords into the name. “Miller Cycles – best bike repair Leeds” breaks the rules of the profile, and an honest competitor may report it. The name is what is written above the door.',
      ],
    },
    {
      heading: 'Give the shop a real page',
      paragraphs: [
        'Your site needs one page that a person could use to visit you: address, map, hours, telephone number that dials when pressed, a photograph of the front so that they recognise it, how to come by bus and where to park. For one shop this can be the contact page. For several, each shop gets its own, with its own photographs and people, not the same text with another town in it.',
        'Add structured data of the type LocalBusiness, or of a more precise type such as BicycleStore. It repeats the facts in a form that machines read: name, address, coordinates, hours. It brings no higher place by itself, but it removes doubt about what is true. The test for rich results shows whether it can be read.',
      ],
    },
    {
      heading: 'Write down the questions from the counter',
      paragraphs: [
        'Keep a sheet beside the till for two weeks and write down what people ask. How long does a repair take? Do you take old bikes? Can I wait? Is there a deposit? Every question that was asked three times deserves a line on an existing page, or a page of its own if the answer needs more than a paragraph.',
        'These pages have an advantage that no tool can give you. Nobody else in your town has heard exactly these questions, and the people who search for them are about to come. Answer in the words they used, give the real price or the real range, and say what is different in your town.',
      ],
    },
    {
      heading: 'Ask for reviews at the right moment',
      paragraphs: [
        'Ask when the work is done and the customer is pleased: at the counter, or in the message that says the bike is ready. A short link or a card with a code makes it easy. Ask everybody, not only those who look happy; choosing is against the rules of most platforms, and so is paying for reviews.',
        'Answer each one, the unhappy ones first. Thank, say what happened, offer a way to put it right, and leave it there. Your answer is read by the next hundred people more than by the one who wrote. A shop with four point six stars and good answers looks more real than one with five.',
      ],
    },
    {
      heading: 'Be part of the town in public',
      paragraphs: [
        'Prominence grows from being mentioned by others. For a single shop, this means the things you already do: the club you sponsor, the school you repair bikes for, the supplier who lists where its goods can be bought, the newspaper that asks about the cycle path. Ask each of them for a link to your page. Ten links from your own town are worth more to you than a hundred from directories that nobody reads.',
      ],
    },
    {
      heading: 'An hour a month',
      paragraphs: ['Local search is not a campaign. It is housekeeping, and this is all of it:'],
      list: [
        'Look at your entry as a stranger: search for your service and your town in a private window.',
        'Check the hours of the next two months.',
        'Add two photographs from this month, and take down those that are no longer true.',
        'Answer the reviews and questions that are still open.',
        'Add one answer from the sheet beside the till to your site.',
        'Write down how many people called, asked for the way or visited the site from the profile.',
      ],
    },
  ],
  sources: [
    {
      title: 'Google Business Profile Help: Improve your local ranking',
      url: 'https://support.google.com/business/answer/7091',
    },
    {
      title: 'Google Business Profile Help: Guidelines for representing your business',
      url: 'https://support.google.com/business/answer/3038177',
    },
    {
      title: 'Google Search Central: Local business structured data',
      url: 'https://developers.google.com/search/docs/appearance/structured-data/local-business',
    },
  ],
});
