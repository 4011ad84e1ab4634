import {
  createKeyword,
  deleteKeyword,
  importKeywords,
  listKeywords,
  restoreKeyword,
  type Keyword,
  type KeywordInput,
} from '@rankwright/contracts/planner';
import { mockReply, sampleId } from '@rankwright/sdk/testing';

export const sampleKeyword = (number: number, change: Partial<Keyword> = {}): Keyword => ({
  id: sampleId(number),
  keyword: `keyword ${number}`,
  volume: 90,
  difficulty: 4,
  category: null,
  estimated: false,
  ...change,
});

const toKeyword = (input: KeywordInput, number: number): Keyword =>
  sampleKeyword(number, {
    keyword: input.keyword,
    volume: input.volume ?? null,
    difficulty: input.difficulty ?? 1,
  });

/** Mock handlers for the keyword endpoints over an in-memory list; `sent` collects the request bodies. */
export const fakeKeywordApi = (list: Keyword[] = [], sent: unknown[] = []) => {
  const deletedKeywords: Keyword[] = [];
  const moveKeyword = (id: unknown, from: Keyword[], to: Keyword[]): Keyword | undefined => {
    const [found] = from.splice(
      from.findIndex((keyword) => keyword.id === id),
      1,
    );
    if (found) to.push(found);
    return found;
  };
  return [
    mockReply(listKeywords, () => ({ success: true as const, keywords: [...list] })),
    mockReply(createKeyword, ({ body }) => {
      sent.push(body);
      const keyword = toKeyword(body as KeywordInput, 500 + list.length);
      list.push(keyword);
      return { success: true as const, ...keyword };
    }),
    mockReply(importKeywords, ({ body }) => {
      sent.push(body);
      const { keywords } = body as { keywords: KeywordInput[] };
      const added = keywords.map((input, index) => toKeyword(input, 600 + index));
      list.push(...added);
      return { success: true as const, added, skipped: [] };
    }),
    mockReply(deleteKeyword, ({ params }) => {
      moveKeyword(params.id, list, deletedKeywords);
      return { success: true as const };
    }),
    mockReply(restoreKeyword, ({ params }) => ({
      success: true as const,
      ...(moveKeyword(params.id, deletedKeywords, list) ?? sampleKeyword(0)),
    })),
  ];
};
