import { HubPage } from '@/components/hubs/HubPage';
import { hubRoute } from '@/lib/hubs/route';

const route = hubRoute('ta');

export const dynamicParams = false;

export const generateStaticParams = route.params;

export const generateMetadata = route.metadata;

export default route.page((hub) => <HubPage hub={hub} />);
