import { HubPage } from '@/components/hubs/HubPage';
import { hubRoute } from '@/lib/item-routes';

const { generateStaticParams, generateMetadata, Page } = hubRoute('en', (hub) => <HubPage hub={hub} />);

export { generateStaticParams, generateMetadata, Page as default };
