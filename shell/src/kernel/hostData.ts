import { hostData, hostDataElementId, type HostData } from '@rankwright/contracts/remote';

/** What compose inlined into this page; null on a plain static host or when it does not parse. */
export const readHostData = (page: Document): HostData | null => {
  const text = page.getElementById(hostDataElementId)?.textContent.trim();
  if (!text) return null;
  try {
    const parsed = hostData.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
};
