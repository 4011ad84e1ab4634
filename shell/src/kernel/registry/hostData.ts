import { hostData, hostDataElementId, type HostData } from '@rankwright/contracts/remote';

/** Data block inlined when the page was built; null when it is missing or invalid. */
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
