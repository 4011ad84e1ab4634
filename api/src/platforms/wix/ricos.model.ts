/** A node of Wix's rich-content documents. Which nodes may stand in which is checked by Wix. */
export interface RicosNode {
  type: string;
  id: string;
  nodes: RicosNode[];
  [data: string]: unknown;
}

export interface RicosDocument {
  nodes: RicosNode[];
}

export interface Decoration {
  type: 'BOLD' | 'ITALIC' | 'UNDERLINE' | 'STRIKETHROUGH' | 'LINK';
  [data: string]: unknown;
}

/** A picture in the site's own media; pictures elsewhere are never shown. */
export interface WixPicture {
  id: string;
  width: number;
  height: number;
}
export type Pictures = ReadonlyMap<string, WixPicture>;

/** Makes nodes with ids that are unique within one document. */
export const nodeMaker = () => {
  let count = 0;
  return (type: string, nodes: RicosNode[] = [], data: Record<string, unknown> = {}): RicosNode => ({
    type,
    id: `n${(count += 1)}`,
    nodes,
    ...data,
  });
};
export type MakeNode = ReturnType<typeof nodeMaker>;
