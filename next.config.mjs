import createMDX from '@next/mdx';

import { rehypePlugins, remarkPlugins } from './scripts/lib/mdx-plugins.mjs';
import './scripts/lib/no-telemetry.mjs';

// All commands validate the settings before Next.js starts (lib/settings.ts).
const exportFolder = process.env.KAIVINAI_EXPORT_FOLDER || 'out';
const hasDevPages = process.env.KAIVINAI_DEV_PAGES === '1';

/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'export',
  // With `output: 'export'`, a distDir other than `.next` is the export folder. Used by the test variant
  // (build/variant.ts).
  distDir: exportFolder === 'out' ? '.next' : exportFolder,
  trailingSlash: false,
  // A constant build id, for reproducible builds.
  generateBuildId: () => 'site',
  // Pages for tests and developers (style guide, error page) end in `.dev.tsx`.
  pageExtensions: hasDevPages ? ['tsx', 'ts', 'dev.tsx'] : ['tsx', 'ts'],
  reactStrictMode: true,
  poweredByHeader: false,
  agentRules: false,
  // `npm run typecheck` is a separate step.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Sheets are inlined (build/export), so each is only loaded by pages that import it.
    cssChunking: { type: 'graph', requestCost: 1000 },
    agentUpgrade: false,
    // Each language has its own root layout, so the 404 page has none.
    globalNotFound: true,
  },
  // Set even when empty, so that the compiler removes unused delivery code.
  env: { NEXT_PUBLIC_FORM_ENDPOINT: process.env.NEXT_PUBLIC_FORM_ENDPOINT ?? '' },
  sassOptions: { loadPaths: ['app/_styles'] },
  turbopack: {
    // The CSS parser does not know this pseudo-class yet; it warns and keeps the rule.
    ignoreIssue: [{ path: '**/PolicyArticle.module.scss*', description: /'target-current' is not recognized/ }],
  },
};

export default createMDX({ options: { remarkPlugins, rehypePlugins } })(nextConfig);
