/**
 * A title as WordPress takes it. It reads titles as HTML: what is `<b>` or `&nbsp;` in the article must be text on the site.
 */
export const escapeTitle = (title: string): string =>
  title.replace(/&(?=#?\w{1,40};)/g, '&amp;').replaceAll('<', '&lt;');

/** WordPress runs shortcodes in any text, in code and in attributes, too. A character reference keeps a bracket one. */
export const escapeShortcodes = (html: string): string => html.replaceAll('[', '&#91;');
