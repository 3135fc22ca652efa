import { CareersPage } from '@/components/careers/CareersPage';
import { listRoute } from '@/lib/list-route';

const list = listRoute('/careers', 'ta', CareersPage);

export const dynamicParams = false;

export const generateStaticParams = list.params;

export const generateMetadata = list.metadata;

export default list.Page;
