import { HubPage } from '@/components/hubs/HubPage';
import { createHubRoute } from '@/lib/pages/item-routes';

const { generateStaticParams, generateMetadata, Page } = createHubRoute('en', (hub) => <HubPage hub={hub} />);

export { generateStaticParams, generateMetadata, Page as default };
