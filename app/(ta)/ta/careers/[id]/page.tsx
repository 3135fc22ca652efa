import { RolePage } from '@/components/careers/RolePage';
import { createItemPages } from '@/lib/pages/item-routes';

const { generateStaticParams, generateMetadata, Page } = createItemPages('/careers', 'ta', (opening) => (
  <RolePage opening={opening} />
));

export { generateStaticParams, generateMetadata, Page as default };
