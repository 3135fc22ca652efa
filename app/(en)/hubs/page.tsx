import { HubsPage } from '@/components/hubs/HubsPage';
import { createSitePage } from '@/lib/pages/site-page';

const { metadata, Page } = createSitePage('/hubs', 'en', HubsPage);

export { metadata, Page as default };
