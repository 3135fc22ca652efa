/* oxlint-disable typescript/no-explicit-any -- what is told of content elsewhere is checked there */
// For tsconfig.browser.json alone: what ships to a browser reads only these of a build, and sees nothing of Node.

declare const process: { readonly env: Readonly<Record<string, string | undefined>> };
declare const require: (module: string) => unknown;

// Plain sheets alone: an island's bundle knows no class of a module (build/islands).
declare module '*.scss' {}

declare module '@/lib/content' {
  export type Content = any;
  export type Action = any;
}

declare module '@/lib/news/filter' {
  export type NewsChips = any;
}
