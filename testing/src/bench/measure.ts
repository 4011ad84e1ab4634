export interface Timing {
  /** Milliseconds. */
  apiMedian: number;
  apiP99: number;
  sqlMedian: number;
  sqlP99: number;
}

export interface BenchmarkSides {
  api(round: number): Promise<unknown>;
  sql(round: number): Promise<unknown>;
}

const warmUp = 60;

export const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
};

const measureTime = async (work: () => Promise<unknown>): Promise<number> => {
  const since = performance.now();
  await work();
  return performance.now() - since;
};

/** Measures both sides alternately, so that other load on the machine affects both. */
export const measure = async (rounds: number, { api, sql }: BenchmarkSides): Promise<Timing> => {
  const times = { api: [] as number[], bare: [] as number[] };
  for (let round = -warmUp; round < rounds; round += 1) {
    const index = round + warmUp;
    const apiMs = await measureTime(() => api(index));
    const sqlMs = await measureTime(() => sql(index));
    if (round >= 0) {
      times.api.push(apiMs);
      times.bare.push(sqlMs);
    }
  }
  return {
    apiMedian: quantile(times.api, 0.5),
    apiP99: quantile(times.api, 0.99),
    sqlMedian: quantile(times.bare, 0.5),
    sqlP99: quantile(times.bare, 0.99),
  };
};
