/** What a journey needs of a browser. */
export type Browser = {
  readonly open: (url: string) => Promise<void>;
  readonly type: (selector: string, text: string) => Promise<void>;
  readonly click: (selector: string) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  /** The value of an expression in the page, which JSON can represent. Its syntax must suit the oldest engine. */
  readonly read: (expression: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
};
