import {
  createKeyword,
  deleteKeywords,
  importKeywords,
  listKeywordRanks,
  listKeywords,
  restoreKeywords,
  updateKeywords,
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

/** Mock handlers for the keyword endpoints over an in-memory list; `sent` and `deleted` collect request bodies. */
export const fakeKeywordApi = (list: Keyword[] = [], sent: unknown[] = [], deleted: unknown[] = []) => {
  const deletedKeywords: Keyword[] = [];
  const moveKeywords = (body: unknown, from: Keyword[], to: Keyword[]): Keyword[] => {
    const { ids } = body as { ids: string[] };
    const moved = from.filter(({ id }) => ids.includes(id));
    from.splice(0, from.length, ...from.filter(({ id }) => !ids.includes(id)));
    to.push(...moved);
    return moved;
  };
  return [
    mockReply(listKeywords, () => ({ success: true as const, keywords: [...list] })),
    mockReply(listKeywordRanks, { success: true, ranks: [], checkedAt: null, error: null }),
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
    mockReply(updateKeywords, ({ body }) => {
      const { ids, category } = body as { ids: string[]; category: string | null };
      const updated = list.filter(({ id }) => ids.includes(id));
      for (const keyword of updated) keyword.category = category;
      return { success: true as const, keywords: updated };
    }),
    mockReply(deleteKeywords, ({ body }) => {
      deleted.push(body);
      moveKeywords(body, list, deletedKeywords);
      return { success: true as const };
    }),
    mockReply(restoreKeywords, ({ body }) => ({
      success: true as const,
      keywords: moveKeywords(body, deletedKeywords, list),
    })),
  ];
};
