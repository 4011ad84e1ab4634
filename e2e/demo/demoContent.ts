import { roseArticle } from '../screens/roseArticle.ts';

/** What the site of the sample account is about. */
export const demoProfile = {
  niche: 'A nursery that sells roses',
  audience: 'People with a small garden and little time',
  tone: 'Plain and warm',
};

interface DemoArticle {
  title: string;
  slug: string;
  metaTitle: string;
  metaDescription: string;
  content: string;
}

const plantRoses: DemoArticle = {
  title: 'How to plant a bare-root rose',
  slug: 'plant-bare-root-rose',
  metaTitle: 'How to plant a bare-root rose, step by step',
  metaDescription:
    'Plant a bare-root rose between November and March: soak it, dig deep enough, set the graft below the soil and water it in.',
  content: `A bare-root rose is sold without a pot and without soil, from November to March, while it rests. It costs less than a rose in a pot and grows away faster, because its roots meet your soil at once.

## Before you plant

- Stand the roots in a bucket of water for two hours.
- Cut off what is broken, and nothing else.
- Choose a place with at least four hours of sun.

## Plant it

1. Dig a hole as wide as the roots spread and two spades deep.
2. Loosen the ground at the bottom with a fork.
3. Hold the rose so that the graft, the thick knot above the roots, is two inches below the surface.
4. Fill the hole, tread it firm with your heel, and give it a full can of water.

## The first spring

Water once a week when it does not rain. Do not feed the rose before its first bloom: the roots have to look for water first. The [Royal Horticultural Society](https://www.rhs.org.uk/plants/roses/planting) describes how to plant container roses too.`,
};

const blackSpot: DemoArticle = {
  title: 'Black spot on roses: what helps',
  slug: 'black-spot-on-roses',
  metaTitle: 'Black spot on roses: what helps and what does not',
  metaDescription:
    'Black spot is a fungus that needs wet leaves. Clear fallen leaves, water the ground, give roses air, and choose resistant kinds.',
  content: `Black spot is a fungus. It shows as dark blotches with a ragged edge, the leaf turns yellow around them and falls. The rose rarely dies of it, but it goes into winter weak.

## Why it comes

The spores need a leaf that stays wet for about seven hours. Rain carries them from fallen leaves back to the plant.

## What helps

- Gather fallen leaves and put them in the bin, not on the compost.
- Water the ground, never the leaves, and do it in the morning.
- Prune so that air moves through the plant.
- Mulch in early spring, before the first leaves open.

## What does not

Picking off every spotted leaf in July leaves the rose bare and stops nothing. If the same rose suffers each summer, plant a resistant kind beside it. The [University of Minnesota Extension](https://extension.umn.edu/plant-diseases/rose-black-spot) keeps a list.`,
};

const northWall: DemoArticle = {
  title: 'Climbing roses for a north wall',
  slug: 'climbing-roses-north-wall',
  metaTitle: 'Climbing roses for a north wall',
  metaDescription:
    'Three climbing roses that bloom with little sun, and what they need at the foot of a north wall.',
  content: `Most roses want sun, but a few climbers bloom with three hours of it. They are the ones to plant on a north wall.

## Three that bloom in shade

- **Madame Alfred Carrière**: white, scented, up to five metres.
- **Zéphirine Drouhin**: pink, without thorns, good beside a door.
- **New Dawn**: pale pink, hardy, and hard to kill.

## What the wall changes

The ground at the foot of a wall is dry even on the north side, because the wall keeps the rain off. Plant a foot and a half away from it and lean the rose in.`,
};

export const publishedArticles = [plantRoses, blackSpot];
export const approvedArticle: DemoArticle = roseArticle;
export const draftArticle = northWall;

/** Titles and their keywords, planned for the next weeks. */
export const plannedTitles = [
  ['When to feed roses, month by month', 'when to feed roses'],
  ['Roses for balconies and pots', 'roses in pots'],
  ['How to move an old rose', 'transplant rose bush'],
  ['Companion plants that keep aphids away', 'rose companion plants'],
  ['Which roses bees like', 'roses for bees'],
  ['Rambler or climber: how to tell', 'rambler vs climbing rose'],
  ['How to take rose cuttings', 'rose cuttings'],
  ['A year in the rose garden', 'rose garden calendar'],
] as const;

/** Planned without a day. */
export const backlogTitles = ['Scented roses for a small garden', 'Roses for heavy clay'] as const;

export const moreKeywords = [
  'best roses for shade',
  'rose pruning tools',
  'thornless roses',
  'rose diseases',
];
