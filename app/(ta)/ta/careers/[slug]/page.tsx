import { RolePage } from '@/components/careers/RolePage';
import { roleRoute } from '@/lib/careers/route';

const route = roleRoute('ta');

export const dynamicParams = false;

export const generateStaticParams = route.params;

export const generateMetadata = route.metadata;

export default route.page((opening) => <RolePage opening={opening} />);
