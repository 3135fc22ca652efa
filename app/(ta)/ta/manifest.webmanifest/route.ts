import { buildManifest } from '@/lib/manifest';

export const dynamic = 'force-static';

export const GET = () => Response.json(buildManifest('ta'));
