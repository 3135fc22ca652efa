/* oxlint-disable typescript/no-explicit-any -- what is told of content elsewhere is checked there */
// For tsconfig.browser.json alone: what ships to a browser reads only these of a build, and sees nothing of Node.

declare const process: { readonly env: Readonly<Record<string, string | undefined>> };
declare const require: (module: string) => unknown;

declare module '*.module.scss' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '@/lib/content' {
  export type Content = any;
  export type Action = any;
}

declare module '@/lib/news/filter' {
  export type NewsChips = any;
}
