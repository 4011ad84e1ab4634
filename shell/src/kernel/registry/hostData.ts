import { hostDataElementId, type HostData } from '@rankwright/contracts/remote';

/** Tells a block of this host from text that is something else; what the build wrote needs no schema. */
const isHostData = (data: unknown): data is HostData => {
  const { registry, contracts, integrity } = (data ?? {}) as Partial<HostData>;
  return Array.isArray(registry?.remotes) && contracts instanceof Object && integrity instanceof Object;
};

/** Data block inlined when the page was built; null when it is missing or invalid. */
export const readHostData = (page: Document): HostData | null => {
  const text = page.getElementById(hostDataElementId)?.textContent.trim();
  if (!text) return null;
  try {
    const data: unknown = JSON.parse(text);
    return isHostData(data) ? data : null;
  } catch {
    return null;
  }
};
