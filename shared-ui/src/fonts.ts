import hanken from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';
import newsreader from '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2';

/** Addresses of the two faces, to be preloaded. */
export const fontUrls: readonly string[] = [newsreader, hanken];

/** Loads the faces into the page. The fallbacks have the same widths, so nothing moves when they arrive. */
export const loadFonts = (): void => {
  const faces = [
    new FontFace('Newsreader Variable', `url(${newsreader}) format('woff2')`, {
      weight: '200 800',
      display: 'swap',
    }),
    new FontFace('Hanken Grotesk Variable', `url(${hanken}) format('woff2')`, {
      weight: '100 900',
      display: 'swap',
    }),
  ];
  for (const face of faces) {
    document.fonts.add(face);
    face.load().catch(() => undefined); // The fallback face stays.
  }
};
