import { HubPage } from '@/components/hubs/HubPage';
import { createItemPages } from '@/lib/pages/item-routes';

const { generateStaticParams, generateMetadata, Page } = createItemPages('/hub', 'en', (hub) => <HubPage hub={hub} />);

export { generateStaticParams, generateMetadata, Page as default };
