/** Texts of a missing or lost session, which the browser also shows for a 401 or 403 without our error body. */
export const sessionErrorTexts = {
  missing: 'No authentication token found',
  invalid: 'Authentication failed. Please log in again.',
  expired: 'Session expired. Please log in again.',
} as const;

/** Texts of an authenticated call that was made without a token; the browser shows them and sends nothing. */
export const missingTokenTexts = {
  password: 'Not authenticated',
  profile: 'Authentication token not found',
  wordpress: 'User not authenticated',
  webflow: 'Authentication required',
  wix: sessionErrorTexts.missing,
  shopify: sessionErrorTexts.missing,
} as const;
/*#__NO_SIDE_EFFECTS__*/
export const createLogInText = (act: string): string => `Please log in to ${act}`;

/** Codes whose text says nothing that helps: the browser shows what failed instead. */
export const codesWithoutText: readonly string[] = ['UNEXPECTED', 'INTERNAL'];
