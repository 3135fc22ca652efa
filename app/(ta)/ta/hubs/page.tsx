import { HubsPage } from '@/components/hubs/HubsPage';
import { createSitePage } from '@/lib/pages/site-page';

const { metadata, Page } = createSitePage('/hubs', 'ta', HubsPage);

export { metadata, Page as default };
