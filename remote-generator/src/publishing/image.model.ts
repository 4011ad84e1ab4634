/** Whether the text is empty or an http(s) URL. */
export const isImageUrl = (text: string): boolean =>
  text === '' || (/^https?:\/\//.test(text) && URL.canParse(text));

/** Whether our pages may load the image: their content security policy allows https only. */
export const isLoadableImage = (url: string): boolean => !/^http:/i.test(url);
