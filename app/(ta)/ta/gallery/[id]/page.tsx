import { PicturePage } from '@/components/gallery/PicturePage';
import { pictureRoute } from '@/lib/item-routes';

const { generateStaticParams, generateMetadata, Page } = pictureRoute('ta', (entry) => <PicturePage entry={entry} />);

export { generateStaticParams, generateMetadata, Page as default };
