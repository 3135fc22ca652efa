/* oxlint-disable typescript/no-explicit-any -- what is told of content elsewhere is checked there */
// For tsconfig.browser.json: client code can only read these environment variables, and no Node.js API.

declare const process: { readonly env: Readonly<Record<string, string | undefined>> };
declare const require: (module: string) => unknown;

// Plain sheets only: CSS modules are not supported in island bundles (build/islands).
declare module '*.scss' {}

declare module '@/lib/content' {
  export type Content = any;
  export type Action = any;
}

declare module '@/lib/content/news' {
  export type NewsChips = any;
}
