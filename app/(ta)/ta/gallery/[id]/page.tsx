import { PicturePage } from '@/components/gallery/PicturePage';
import { pictureRoute } from '@/lib/item-routes';

const { generateStaticParams, generateMetadata, Page } = pictureRoute('ta', (hung) => <PicturePage hung={hung} />);

export { generateStaticParams, generateMetadata, Page as default };
