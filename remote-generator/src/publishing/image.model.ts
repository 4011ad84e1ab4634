/** Whether the text is empty or an http(s) URL. */
export const isImageUrl = (text: string): boolean =>
  text === '' || (/^https?:\/\//.test(text) && URL.canParse(text));
