const requestMs = 10_000;

/** Reads what browsers have reported from the API, with the operator's token when there is one; null without an API. */
export const readTelemetry = async (api: string | null, path: string): Promise<unknown> => {
  if (api === null) return null;
  const token = process.env.METRICS_TOKEN;
  const response = await fetch(`${api}/api/telemetry/${path}`, {
    signal: AbortSignal.timeout(requestMs),
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  });
  if (!response.ok) throw new Error(`The API answered ${response.status} to the watch of the releases.`);
  return response.json();
};
