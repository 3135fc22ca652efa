import { MentorListPage } from '@/components/mentors/MentorListPage';
import { listRoute } from '@/lib/list-route';

const list = listRoute('/mentorship', 'en', MentorListPage);

export const dynamicParams = false;

export const generateStaticParams = list.params;

export const generateMetadata = list.metadata;

export default list.Page;
