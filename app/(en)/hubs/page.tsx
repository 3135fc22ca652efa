import { HubsPage } from '@/components/hubs/HubsPage';
import { sitePage } from '@/lib/site-page';

const page = sitePage('/hubs', 'en', HubsPage);

export const { metadata } = page;

export default page.Page;
