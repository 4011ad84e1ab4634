/** Account id in a token's payload: `uid`, else `user_id`, else `sub`; null when it cannot be read. */
export const tokenOwner = (token: string): string | null => {
  try {
    const payload = JSON.parse(
      atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')),
    ) as Record<string, unknown>;
    const owner = payload.uid ?? payload.user_id ?? payload.sub;
    return typeof owner === 'string' ? owner : null;
  } catch {
    return null;
  }
};
