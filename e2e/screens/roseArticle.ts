/** A finished article with typical Markdown. */
export const roseArticle = {
  title: 'How to prune climbing roses in late winter',
  slug: 'prune-climbing-roses',
  metaTitle: 'How to prune climbing roses in late winter',
  metaDescription:
    'Prune climbing roses in late winter: which canes stay, which go, where to cut, and how to tie the rest for more blooms.',
  content: `To prune climbing roses well, wait for late winter. The buds begin to swell, the hardest frost is over, and every cane shows what it is.

## What you need

- Sharp bypass shears and a pruning saw
- Gloves that reach to the elbow
- Soft twine, never wire

## Which canes stay

Keep five or six strong canes and spread them like a fan. The old, grey ones go first: cut one or two of them at the base each year, and the rose renews itself. Dead wood goes in any case. It is brown under the bark, and a scratch with the thumbnail tells.

Then look for canes that cross. Where two rub against each other, keep the one that grows in the direction of the wall. A climber with air between its canes dries quickly after rain, and mildew finds no home.

### Side shoots

Shorten each side shoot to two or three buds. Cut at a slant, a finger's width above a bud that looks outward.

## Tie them low

A cane tied near the horizontal flowers along its whole length. A cane that stands upright flowers only at its tip.

1. Bend the cane while it is cool and damp.
2. Tie it at three points, loosely.
3. Step back, and stop while it still looks like a rose.

## When to leave it alone

Ramblers that bloom once flower on last year's wood. Prune those after their bloom in July, not in winter. If you do not know which one you have, leave it for a year and watch: what blooms twice is a climber. The [rose society's guide](https://www.rhs.org.uk/plants/roses/pruning-guide) names the common kinds.

## What to do afterwards

Gather the cuttings, since black spot winters on fallen leaves. Spread two fingers of compost around the foot of the plant, but not against the stem. Water once if the spring is dry. Climbing roses need nothing more until the first buds show colour.`,
};
