import PDFDocument from 'pdfkit';

import { parseDate } from '@/lib/text/format';

import { faceFiles, runsOf, type Face } from '../design/faces';
import { breakLines, widthOf, type TextStyle } from './lines';

type Element = PDFKit.PDFStructureElement;

/** The tags papers are built of (ISO 32000-1, 14.8.4). */
type Tag = 'Sect' | 'H1' | 'H2' | 'H3' | 'P' | 'L' | 'LI' | 'LBody' | 'Table' | 'TR' | 'TH' | 'TD' | 'Link' | 'Figure';

/** What a paper says of itself. */
export type PaperFacts = {
  readonly title: string;
  readonly subject: string;
  readonly author: string;
  readonly locale: string;
  /** The day the paper speaks for, ISO 8601. The moment of the build stands nowhere in the file. */
  readonly date: string;
};

export type Place = { readonly x: number; readonly y: number; readonly width: number };

/** The size of A4, its margin, and the strip at its foot that no text may reach, in points. */
export const paper = { width: 595.28, height: 841.89, margin: 48, foot: 20 } as const;

/** The width between the margins. */
export const column = paper.width - 2 * paper.margin;

/**
 * A tagged PDF under way (PDF/UA-1): each text, picture and link is part of the structure that a screen reader
 * follows, in the order it is drawn; all else is marked as an artifact. Same calls, same bytes.
 */
export class Sheet {
  readonly #document: PDFKit.PDFDocument;
  readonly #chunks: Buffer[] = [];
  readonly #finished: Promise<void>;
  /** The elements that are open, the innermost last. */
  readonly #open: Element[] = [];
  #pages = 0;

  constructor({ title, subject, author, locale, date }: PaperFacts) {
    const document = new PDFDocument({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      pdfVersion: '1.7',
      // Its types know the archival subsets only.
      ...({ subset: 'PDF/UA' } as object),
      tagged: true,
      displayTitle: true,
      lang: locale,
      info: {
        Title: title,
        Subject: subject,
        Author: author,
        Creator: author,
        Producer: 'PDFKit',
        CreationDate: parseDate(date),
        ModDate: parseDate(date),
      },
    });
    document.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
    this.#finished = new Promise((resolve, reject) => {
      document.on('end', resolve);
      document.on('error', reject);
    });
    for (const [name, file] of Object.entries(faceFiles)) document.registerFont(name, file);
    const root = document.struct('Document');
    document.addStructure(root);
    this.#open.push(root);
    this.#document = document;
  }

  get pages(): number {
    return this.#pages;
  }

  /** Begins a page, painted in one colour. */
  page(colour: string): void {
    this.#document.addPage();
    this.#pages += 1;
    this.paint((draw) => draw.rect(0, 0, paper.width, paper.height).fill(colour));
  }

  /** Draws what a screen reader passes over. */
  paint(draw: (document: PDFKit.PDFDocument) => void): void {
    this.#document.markContent('Artifact', { type: 'Layout' });
    this.#document.save();
    draw(this.#document);
    this.#document.restore();
    this.#document.endMarkedContent();
  }

  /** Opens an element round all that `fill` draws, and returns what that returns. */
  within<Result>(tag: Tag, fill: () => Result, options: PDFKit.Mixins.StructureElementOptions = {}): Result {
    const element = this.#document.struct(tag, options);
    this.#open.at(-1)?.add(element);
    this.#open.push(element);
    const result = fill();
    this.#open.pop();
    element.end();
    return result;
  }

  /** An entry of the outline that viewers show beside the pages. */
  bookmark(title: string): void {
    this.#document.outline.addItem(title);
  }

  readonly #measure = (text: string, face: Face, style: TextStyle): number =>
    this.#document.font(face, style.size).widthOfString(text, { characterSpacing: (style.tracking ?? 0) * style.size });

  /** How wide a text is on one line. */
  widthOf(text: string, style: TextStyle): number {
    return widthOf(text, style, this.#measure);
  }

  /** How high a text will stand. */
  heightOf(text: string, width: number, style: TextStyle): number {
    return breakLines(text, width, style, this.#measure).length * style.size * style.leading;
  }

  /**
   * Sets a text as one element.
   *
   * @param y the top of its first line
   * @returns the bottom of its last line
   * @throws Error for a text that reaches below the page: shorten it, or give it a page
   */
  text(tag: Tag, words: string, { x, y, width }: Place, style: TextStyle, link?: string): number {
    const lines = breakLines(words, width, style, this.#measure);
    const bottom = y + lines.length * style.size * style.leading;
    if (bottom > paper.height - paper.foot) {
      const told = words.length > 80 ? `${words.slice(0, 80)}…` : words;
      throw new Error(`'${told}' does not fit on page ${this.#pages}. Shorten the words on it.`);
    }
    this.within(tag, () => {
      this.#inElement((element) =>
        element.add(() => {
          for (const [index, line] of lines.entries()) {
            // The space keeps the words of two lines apart for whoever copies them or has them read out.
            const last = index === lines.length - 1;
            this.#line(last ? line : `${line} `, x, y + index * style.size * style.leading, style, link);
          }
        }),
      );
    });
    return bottom;
  }

  /** A text that leads to a URL, as one element of the paragraph or item it stands in. */
  link(words: string, url: string, place: Place, style: TextStyle): number {
    return this.text('Link', words, place, style, url);
  }

  /** A picture cut to its frame, with its alternative text. */
  picture(jpeg: Buffer, alt: string, frame: Place & { readonly height: number }, radius = 6): void {
    const { x, y, width, height } = frame;
    this.within(
      'Figure',
      () => {
        this.#inElement((element) =>
          element.add(() => {
            this.#document.save().roundedRect(x, y, width, height, radius).clip();
            this.#document.image(jpeg, x, y, { width, height });
            this.#document.restore();
          }),
        );
      },
      { alt, bbox: [x, y, x + width, y + height], placement: 'Block' },
    );
  }

  /** Ends the file. */
  async finish(): Promise<Buffer> {
    this.#open[0]?.end();
    this.#document.end();
    await this.#finished;
    return Buffer.concat(this.#chunks);
  }

  #inElement(fill: (element: Element) => void): void {
    const element = this.#open.at(-1);
    if (element) fill(element);
  }

  #line(line: string, x: number, y: number, style: TextStyle, link?: string): void {
    const { size, leading, colour, tracking = 0 } = style;
    const options = { lineBreak: false, baseline: 'alphabetic', characterSpacing: tracking * size } as const;
    // Capitals stand in the middle of the line: both faces' are about 0.66 of the size high.
    const baseline = y + (size * leading) / 2 + size * 0.33;
    let at = x;
    for (const { text, face, lang } of runsOf(line, style.face)) {
      const document = this.#document.font(face, size).fillColor(colour);
      // Tamil vowel signs are drawn before the letter they follow in writing: the text as written goes with them.
      if (lang) document.markContent('Span', { lang, actual: text });
      document.text(text, at, baseline, { ...options, ...(link && { link }) });
      if (lang) document.endMarkedContent();
      at += this.#measure(text, face, style);
    }
  }
}
