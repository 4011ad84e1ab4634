export interface Timing {
  /** Milliseconds: the middle one, and the one that one in a hundred exceeds. */
  apiMedian: number;
  apiP99: number;
  bareMedian: number;
  bareP99: number;
}

export interface Sides {
  api(round: number): Promise<unknown>;
  bare(round: number): Promise<unknown>;
}

const warmUp = 60;

const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
};

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const since = performance.now();
  await work();
  return performance.now() - since;
};

/** Asks both sides in turns, so that whatever else the machine does falls on both. */
export const measure = async (rounds: number, { api, bare }: Sides): Promise<Timing> => {
  const times = { api: [] as number[], bare: [] as number[] };
  for (let round = -warmUp; round < rounds; round += 1) {
    const index = round + warmUp;
    const fromApi = await timed(() => api(index));
    const fromBare = await timed(() => bare(index));
    if (round >= 0) {
      times.api.push(fromApi);
      times.bare.push(fromBare);
    }
  }
  return {
    apiMedian: quantile(times.api, 0.5),
    apiP99: quantile(times.api, 0.99),
    bareMedian: quantile(times.bare, 0.5),
    bareP99: quantile(times.bare, 0.99),
  };
};
