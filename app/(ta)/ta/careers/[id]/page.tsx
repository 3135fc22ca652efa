import { RolePage } from '@/components/careers/RolePage';
import { createRoleRoute } from '@/lib/pages/item-routes';

const { generateStaticParams, generateMetadata, Page } = createRoleRoute('ta', (opening) => (
  <RolePage opening={opening} />
));

export { generateStaticParams, generateMetadata, Page as default };
