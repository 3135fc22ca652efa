import { RolePage } from '@/components/careers/RolePage';
import { roleRoute } from '@/lib/item-routes';

const { generateStaticParams, generateMetadata, Page } = roleRoute('en', (opening) => <RolePage opening={opening} />);

export { generateStaticParams, generateMetadata, Page as default };
