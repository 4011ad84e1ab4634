/** Markdown of the stories. */
export const sampleArticle = `## When to prune

Begin with the **dead** wood, then the crossing branches.

- Look at the plant first
- Then at the soil

> Stop while it still looks like a rose.

| Month | Work |
| --- | --- |
| March | Prune |
| June | Feed |
`;
