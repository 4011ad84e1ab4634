/** Google takes expressions of up to 4,096 characters. */
const maxLength = 4_000;

const escapeExpression = (text: string): string => text.replace(/[\\.+*?()|[\]{}^$]/g, '\\$&');

interface QueryFilter {
  dimensionFilterGroups: {
    filters: { dimension: 'query'; operator: 'includingRegex'; expression: string }[];
  }[];
}

const createFilter = (alternatives: readonly string[]): QueryFilter => ({
  dimensionFilterGroups: [
    {
      filters: [
        { dimension: 'query', operator: 'includingRegex', expression: `^(${alternatives.join('|')})$` },
      ],
    },
  ],
});

/** Filters that together let exactly these queries through; Google writes queries in lower case. */
export const createQueryFilters = (queries: readonly string[]): QueryFilter[] => {
  const groups: string[][] = [];
  let length = Infinity;
  for (const query of new Set(queries.map((text) => text.toLowerCase()))) {
    const expression = escapeExpression(query);
    if (length + expression.length + 1 > maxLength) {
      groups.push([]);
      length = 0;
    }
    groups.at(-1)?.push(expression);
    length += expression.length + 1;
  }
  return groups.map(createFilter);
};
