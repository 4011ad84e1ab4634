/** User id in a token's payload: `uid`, else `user_id`, else `sub`; null when it cannot be parsed. */
export const getTokenUserId = (token: string): string | null => {
  try {
    const payload = JSON.parse(
      atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')),
    ) as Record<string, unknown>;
    const userId = payload.uid ?? payload.user_id ?? payload.sub;
    return typeof userId === 'string' ? userId : null;
  } catch {
    return null;
  }
};
