// Options that pdfkit 0.20 has and @types/pdfkit does not know yet.
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** Left, top, right, bottom, in points from the upper left corner. */
    bbox?: readonly number[];
    placement?: 'Block' | 'Inline';
    /** What a head cell stands above or beside. */
    scope?: 'Row' | 'Column';
  }
}
