import type { Thing } from 'schema-dts';

type StructuredDataProps = {
  /** schema.org objects (lib/seo); undefined ones are skipped. */
  readonly things: readonly (Thing | undefined)[];
};

/** Structured data of a page as JSON-LD, which is not executed and therefore allowed on pages without script. */
export function StructuredData({ things }: StructuredDataProps) {
  const graph = things.filter((thing) => thing !== undefined);
  if (graph.length === 0) return null;

  const data = { '@context': 'https://schema.org', '@graph': graph };
  // `<` is escaped, so that content cannot close the element.
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
