import createMDX from '@next/mdx';
import type { NextConfig } from 'next';

import { exportFolder, formSettings, hasDevPages } from './lib/env';
import { stopAtWrongSettings } from './lib/settings';
import { rehypePlugins, remarkPlugins } from './scripts/lib/mdx-plugins.mjs';
import './scripts/lib/no-telemetry.mjs';

stopAtWrongSettings();

// Pages and components that only the tests and developers see (the style sheet of parts, a page that throws)
// end in `.dev.tsx`. They exist in a build only when this is set; the deployed export never holds them.
const extensions = hasDevPages() ? ['tsx', 'ts', 'dev.tsx'] : ['tsx', 'ts'];

const nextConfig: NextConfig = {
  output: 'export',
  // With `output: 'export'`, a distDir other than `.next` names the folder of the export.
  // Only the variant for the tests has one (scripts/build/variant.ts).
  distDir: exportFolder() === 'out' ? '.next' : exportFolder(),
  trailingSlash: false,
  // The same for every build, for the same source must give the same bytes. Next.js tells builds apart by it in routers
  // and caches of its own, which this site has none of: its links are plain, and its files have hashes in their names.
  generateBuildId: () => 'kaivinai',
  pageExtensions: extensions,
  reactStrictMode: true,
  poweredByHeader: false,
  agentRules: false,
  // `npm run typecheck` is a step of its own, before any build of `npm test`: once is enough.
  typescript: { ignoreBuildErrors: true },
  // Pages carry their sheets inside them (scripts/build/export), where a request costs nothing: each sheet goes to the pages
  // that import it and to no other.
  experimental: {
    cssChunking: { type: 'graph', requestCost: 1000 },
    // No build asks whether to upgrade Next.js, or stops to have it done.
    agentUpgrade: false,
    // A root layout a language: the page of a path that is none stands in neither.
    globalNotFound: true,
  },
  // Written into the code even when unset: only so does the compiler see that delivery is off, and leave its code out.
  env: { NEXT_PUBLIC_FORM_ENDPOINT: formSettings.deliveryUrl },
  sassOptions: { loadPaths: ['app/_styles'] },
  turbopack: {
    // The CSS parser does not know this pseudo-class yet; it warns, and keeps the rule.
    ignoreIssue: [{ path: '**/ContentsList.module.scss*', description: /'target-current' is not recognized/ }],
  },
};

const withMDX = createMDX({ options: { remarkPlugins, rehypePlugins } });

export default withMDX(nextConfig);
