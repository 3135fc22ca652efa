import type { Thing } from 'schema-dts';

type StructuredDataProps = {
  /** What the page says, once more for programs (lib/seo); nothing where there is nothing to say. */
  readonly things: readonly (Thing | undefined)[];
};

/** Data about the page in schema.org's vocabulary. No engine runs it, so it is on pages without script too. */
export function StructuredData({ things }: StructuredDataProps) {
  const graph = things.filter((thing) => thing !== undefined);
  if (graph.length === 0) return null;

  const data = { '@context': 'https://schema.org', '@graph': graph };
  // No text of the content can end the element: `<` is written as an escape that JSON reads back.
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
