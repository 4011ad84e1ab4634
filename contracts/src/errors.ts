import { invalidCredentialsText } from '@rankwright/platforms/wordpress/errorTexts';
import { sessionErrorTexts } from './sessionTexts.ts';

export * from './sessionTexts.ts';

/** Error code → HTTP status and the text shown to people. The only place where either is written. */
export const errorCatalogue = {
  INVALID_REQUEST: { status: 400, text: 'Some fields are not valid. Check the marked fields.' },
  MALFORMED_BODY: { status: 400, text: 'The request could not be read. Send valid JSON.' },
  NOT_FOUND: { status: 404, text: 'Not found.' },
  TEXT_TOO_COMPLEX: {
    status: 400,
    text: 'The text takes too long to process. Simplify its formatting.',
  },
  BODY_TOO_LARGE: { status: 413, text: 'This request is too large.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, text: 'This content type is not supported.' },
  TOO_MANY_REQUESTS: { status: 429, text: 'Too many requests. Please try again later' },
  INTERNAL: { status: 500, text: 'Something went wrong on our side. Please try again.' },
  UNAVAILABLE: { status: 503, text: 'The service is temporarily unavailable. Please try again shortly.' },

  SESSION_MISSING: { status: 401, text: sessionErrorTexts.missing },
  SESSION_INVALID: { status: 401, text: sessionErrorTexts.invalid },
  SESSION_EXPIRED: { status: 401, text: sessionErrorTexts.expired },
  PLAN_REQUIRED: { status: 402, text: 'This needs an active plan. Upgrade to continue.' },

  EMAIL_UNVERIFIED: {
    status: 409,
    text: 'Verify your email address first. Use the link we sent you, or send a new one from Settings.',
  },
  VERIFICATION_LINK_INVALID: {
    status: 400,
    text: 'This link has expired or was already used. Send a new one from Settings.',
  },
  TOO_MANY_STREAMS: {
    status: 429,
    text: 'Too many windows of this account are open. Close some of them to see changes as they happen.',
  },
  UNDO_LINK_INVALID: {
    status: 400,
    text: 'This link has expired or was already used. Contact us if the account is yours.',
  },
  PASSWORD_COMMON: {
    status: 400,
    text: 'This password is one of the first that others would try. Choose one that is harder to guess.',
  },
  SIGN_IN_AGAIN: { status: 409, text: 'Log out and log in again before you do this.' },
  EMAIL_TAKEN: { status: 409, text: 'An account with this email already exists. Log in instead.' },
  INVALID_CREDENTIALS: { status: 400, text: 'Invalid credentials' },
  LOGIN_THROTTLED: {
    status: 429,
    text: 'Too many failed attempts. Please wait a few minutes and try again.',
  },
  SECOND_FACTOR_REQUIRED: { status: 409, text: 'Enter the code from your authenticator app.' },
  SECOND_FACTOR_EXPIRED: { status: 400, text: 'This took too long. Log in again.' },
  SECOND_FACTOR_CODE: {
    status: 400,
    text: 'This code is not valid. Enter the code that your app shows now.',
  },
  TWO_FACTOR_ENABLED: { status: 409, text: 'Two-factor authentication is already on.' },
  TWO_FACTOR_DISABLED: { status: 409, text: 'Turn on two-factor authentication first.' },
  PASSKEY_FAILED: { status: 400, text: 'The passkey could not be verified. Please try again.' },
  PASSKEY_UNKNOWN: {
    status: 400,
    text: 'This passkey does not belong to an account here. Log in with your password.',
  },
  GOOGLE_SIGN_IN_FAILED: { status: 400, text: 'Google sign in failed' },
  GOOGLE_EMAIL_UNVERIFIED: {
    status: 400,
    text: 'Google has not verified this email. Log in with your password instead.',
  },
  OIDC_UNAVAILABLE: {
    status: 502,
    text: 'The sign-in service could not be reached. Please try again, or log in another way.',
  },
  OIDC_SIGN_IN_FAILED: { status: 400, text: 'The sign-in could not be completed. Please try again.' },
  OIDC_SIGN_IN_EXPIRED: {
    status: 400,
    text: 'This sign-in took too long or was already used. Please start again.',
  },
  OIDC_EMAIL_UNVERIFIED: {
    status: 400,
    text: 'The sign-in service has not verified this email. Log in with your password instead.',
  },
  CURRENT_PASSWORD_INCORRECT: { status: 401, text: 'Current password is incorrect' },
  PASSWORD_TOO_SHORT: { status: 400, text: 'Password must be at least 6 characters long' },
  PASSWORD_UNCHANGED: { status: 400, text: 'New password must be different from current password' },
  RESET_ACCOUNT_UNKNOWN: { status: 404, text: 'No account found with this email address' },
  RESET_EMAIL_INVALID: { status: 400, text: 'Invalid email address' },
  RESET_EMAIL_FAILED: { status: 502, text: 'Failed to send password reset email' },
  RESET_LINK_INVALID: { status: 400, text: 'This link has expired or was already used. Request a new one.' },
  PICTURE_TYPE: { status: 400, text: 'Please select a valid image file' },
  PICTURE_TOO_LARGE: { status: 413, text: 'Image size must be less than 5MB' },
  IMAGE_FAILED: { status: 502, text: 'The image could not be stored. Please try again.' },
  PICTURE_FAILED: { status: 502, text: 'Failed to upload profile picture. Please try again.' },

  SUBSCRIPTION_MISSING: { status: 404, text: 'No subscription found' },
  SUBSCRIPTION_ACTIVE: {
    status: 409,
    text: 'You already have an active plan. Manage it on the Billing page.',
  },
  CHECKOUT_FAILED: { status: 502, text: 'Failed to create checkout session' },
  CHECKOUT_SESSION_UNKNOWN: {
    status: 404,
    text: 'This checkout has expired. Start again from the Pricing page.',
  },
  PORTAL_FAILED: { status: 502, text: 'Failed to create billing portal session' },
  PORTAL_TEST_SUBSCRIPTION: {
    status: 400,
    text: 'payment method management not available for test subscriptions',
  },
  SUBSCRIPTION_UPDATE_FAILED: { status: 502, text: 'Failed to update subscription' },
  SUBSCRIPTION_CANCEL_FAILED: { status: 502, text: 'Failed to cancel subscription' },
  WEBHOOK_SIGNATURE: { status: 400, text: 'The webhook signature does not match.' },

  DATE_IN_PAST: { status: 400, text: 'Choose today or a later date.' },
  TIME_IN_PAST: { status: 400, text: 'This time has already passed. Choose a later time or another day.' },
  KEYWORD_REQUIRED: { status: 400, text: 'Keyword is required' },
  KEYWORD_EXISTS: { status: 409, text: 'This keyword is already on your list.' },
  KEYWORDS_LIMIT: {
    status: 409,
    text: 'Your list has reached its limit of 100 keywords. Delete some to add more.',
  },
  STORAGE_LIMIT: {
    status: 409,
    text: 'Your storage is full. Upgrade for more space, or delete articles: their space is free after 30 days.',
  },
  NICHE_REQUIRED: { status: 400, text: 'Niche/topic is required' },

  GENERATION_FAILED: { status: 502, text: 'Failed to generate article' },
  GENERATION_REFUSED: {
    status: 422,
    text: 'The writer declined this topic. Change the keyword or the audience and try again.',
  },
  GENERATION_TIMED_OUT: {
    status: 504,
    text: 'The writer took too long. Nothing was charged; please try again.',
  },
  GENERATION_RUNNING: { status: 409, text: 'This article is being written right now. Stop it first.' },
  GENERATION_EMPTY: { status: 409, text: 'This generation has no text to use.' },
  WRITER_MISSING: { status: 404, text: 'No model of your own is set up.' },
  WRITER_TEST_FAILED: {
    status: 400,
    text: 'The model did not answer. Check the URL, the model name and the key.',
  },
  REWRITE_FAILED: { status: 502, text: 'Failed to rewrite content' },
  IDEAS_FAILED: { status: 502, text: 'Failed to generate article ideas' },
  KEYWORDS_FAILED: { status: 502, text: 'Failed to generate keywords' },
  ARTICLE_EMPTY: { status: 400, text: 'Title and content cannot be empty.' },
  ARTICLE_CHANGED: {
    status: 409,
    text: 'This article was changed in another window. Compare the two versions before you save.',
  },

  STARTING_DRAFT_UNEDITED: {
    status: 422,
    text: 'This is a starting draft. Edit it before you publish.',
  },
  ARTICLE_ALREADY_SCHEDULED: {
    status: 409,
    text: 'This article is already in the calendar. Move its scheduled item instead.',
  },

  PLATFORM_NOT_CONNECTED: {
    status: 409,
    text: 'This platform is not connected. Connect it on the Integrations page.',
  },
  WORDPRESS_NOT_CONNECTED: { status: 409, text: 'No WordPress connection configured' },
  WIX_NOT_CONNECTED: { status: 409, text: 'Wix is not configured or connected' },
  SHOPIFY_NOT_CONNECTED: { status: 409, text: 'Shopify is not configured or connected' },
  WEBFLOW_NOT_CONNECTED: { status: 409, text: 'Webflow not connected' },
  WORDPRESS_CREDENTIALS: { status: 400, text: invalidCredentialsText },
  CONNECTION_TEST_FAILED: { status: 400, text: 'Connection test failed' },
  OAUTH_CONFIG_FAILED: { status: 400, text: 'Failed to save OAuth configuration' },
  OAUTH_CONFIG_MISSING: { status: 409, text: 'Failed to get authorization URL' },
  OAUTH_DENIED: { status: 400, text: 'Authorization failed' },
  OAUTH_CODE_MISSING: { status: 400, text: 'No authorization code received' },
  OAUTH_STATE_INVALID: {
    status: 400,
    text: 'This authorization link was already used or has expired. Start again.',
  },
  OAUTH_CALLBACK_FAILED: { status: 502, text: 'OAuth callback failed' },
  OAUTH_TOKEN_INVALID: { status: 400, text: 'Failed to verify OAuth token' },
  OAUTH_TOKEN_EXPIRED: { status: 409, text: 'OAuth token has expired. Please re-authorize.' },
  ADDRESS_NOT_ALLOWED: {
    status: 400,
    text: 'This URL is not publicly reachable. Enter the public URL of your site.',
  },
  SEARCH_CONSOLE_UNAVAILABLE: {
    status: 409,
    text: 'Search Console is not set up on this server.',
  },
  SEARCH_CONSOLE_NOT_CONNECTED: {
    status: 409,
    text: 'Search Console is not connected. Connect it on the Integrations page.',
  },
  SEARCH_CONSOLE_FAILED: { status: 502, text: 'Search Console did not answer. Please try again.' },
  SEARCH_PROPERTY_UNKNOWN: {
    status: 400,
    text: 'This Google account has no such property. Choose one from the list.',
  },
  REPORT_MONTH_UNAVAILABLE: {
    status: 400,
    text: 'Choose a month that is over and at most 15 months ago.',
  },
  REPORT_RECIPIENTS_MISSING: { status: 409, text: 'Add a recipient first.' },
  LOGO_TYPE: { status: 400, text: 'Choose a PNG or JPEG image of at most 16 megapixels.' },
  LOGO_TOO_LARGE: { status: 413, text: 'Choose an image smaller than 1 MB.' },
  IMPORT_UNAVAILABLE: {
    status: 409,
    text: 'Posts of this platform cannot be imported yet.',
  },
  REFRESH_NOT_LIVE: {
    status: 409,
    text: 'This article is not live on a connected site. Publish it first.',
  },
  REFRESH_POST_MISSING: {
    status: 409,
    text: 'This post is no longer on the site. Duplicate the article to publish it as a new post.',
  },
  REFRESH_OTHER_SITE: {
    status: 409,
    text: 'This article belongs to another site than the one that is connected now.',
  },
  REFRESH_UNREADABLE: {
    status: 409,
    text: 'The live text could not be read: its HTML is too long or too complex.',
  },
  REFRESH_SITE_CHANGED: {
    status: 409,
    text: 'The text on the site has changed. Compare it again before you update the post.',
  },
  REFRESH_CLOSED: {
    status: 409,
    text: 'This proposal cannot be changed any more.',
  },
  RELEASE_CHANGE_REFUSED: { status: 409, text: 'The origin refused this change.' },
  PUBLISHING_BUSY: {
    status: 409,
    text: 'This article is being published right now. Check again in a moment.',
  },
  PUBLISHING_FAILED: { status: 502, text: 'Publishing failed' },
} as const satisfies Record<string, { status: number; text: string }>;

export type ErrorCode = keyof typeof errorCatalogue;
export const errorCodes = Object.keys(errorCatalogue) as ErrorCode[];
