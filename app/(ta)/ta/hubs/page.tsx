import { HubsPage } from '@/components/hubs/HubsPage';
import { createSitePage } from '@/lib/site-page';

const { metadata, Page } = createSitePage('/hubs', 'ta', HubsPage);

export { metadata, Page as default };
