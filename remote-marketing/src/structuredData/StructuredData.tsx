/** Structured data of a page as JSON-LD, included in the prerendered HTML. */
export const StructuredData = ({ data }: { data: object }) => (
  <script
    type="application/ld+json"
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replace(/</g, '\\u003c') }}
  />
);
