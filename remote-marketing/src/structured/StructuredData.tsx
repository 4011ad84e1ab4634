/** What a page is about, for machines: JSON-LD, there before any script and never executed. */
export const StructuredData = ({ data }: { data: object }) => (
  <script
    type="application/ld+json"
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replace(/</g, '\\u003c') }}
  />
);
