/** A document that is not shown, with this body. */
export const createPage = (html: string): Document => {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = html;
  return page;
};

/** Throws where the element is missing. */
export const getElement = (page: Document, selector: string): HTMLElement => {
  const element = page.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`${selector} is not there.`);
  return element;
};
