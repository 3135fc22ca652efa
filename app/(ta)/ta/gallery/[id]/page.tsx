import { PicturePage } from '@/components/gallery/PicturePage';
import { createPictureRoute } from '@/lib/pages/item-routes';

const { generateStaticParams, generateMetadata, Page } = createPictureRoute('ta', (entry) => (
  <PicturePage entry={entry} />
));

export { generateStaticParams, generateMetadata, Page as default };
