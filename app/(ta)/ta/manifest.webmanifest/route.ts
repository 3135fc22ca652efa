import { buildManifest } from '@/lib/seo/manifest';

export const dynamic = 'force-static';

export const GET = () => Response.json(buildManifest('ta'));
