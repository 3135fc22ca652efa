import createMDX from '@next/mdx';

import { rehypePlugins, remarkPlugins } from './scripts/lib/mdx-plugins.mjs';
import './scripts/lib/no-telemetry.mjs';

// Every command checks the settings before Next.js starts (lib/settings.ts).
const exportFolder = process.env.KAIVINAI_EXPORT_FOLDER || 'out';
const hasDevPages = process.env.KAIVINAI_DEV_PAGES === '1';

/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'export',
  // With `output: 'export'`, a distDir other than `.next` names the folder of the export.
  // Only the variant for the tests has one (build/variant.ts).
  distDir: exportFolder === 'out' ? '.next' : exportFolder,
  trailingSlash: false,
  // The same source gives the same bytes: no random build id.
  generateBuildId: () => 'kaivinai',
  // Pages that only tests and developers see (the style guide, a page that throws) end in `.dev.tsx`.
  pageExtensions: hasDevPages ? ['tsx', 'ts', 'dev.tsx'] : ['tsx', 'ts'],
  reactStrictMode: true,
  poweredByHeader: false,
  agentRules: false,
  // `npm run typecheck` is a step of its own.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Sheets are inlined (build/export), so each goes to the pages that import it and to no other.
    cssChunking: { type: 'graph', requestCost: 1000 },
    agentUpgrade: false,
    // Each language has its own root layout, so the 404 page is in neither.
    globalNotFound: true,
  },
  // Set even when empty, so that the compiler removes the code of delivery when it is off.
  env: { NEXT_PUBLIC_FORM_ENDPOINT: process.env.NEXT_PUBLIC_FORM_ENDPOINT ?? '' },
  sassOptions: { loadPaths: ['app/_styles'] },
  turbopack: {
    // The CSS parser does not know this pseudo-class yet; it warns, and keeps the rule.
    ignoreIssue: [{ path: '**/PolicyArticle.module.scss*', description: /'target-current' is not recognized/ }],
  },
};

export default createMDX({ options: { remarkPlugins, rehypePlugins } })(nextConfig);
