import { HubsPage } from '@/components/hubs/HubsPage';
import { sitePage } from '@/lib/site-page';

const { metadata, Page } = sitePage('/hubs', 'en', HubsPage);

export { metadata, Page as default };
