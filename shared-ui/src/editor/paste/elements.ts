export const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

export const rename = (element: Element, name: string): void => {
  const next = element.ownerDocument.createElement(name);
  next.append(...element.childNodes);
  element.replaceWith(next);
};
