import { JoinPage } from '@/components/join/JoinPage';
import { sitePage } from '@/lib/site-page';

const page = sitePage('/join', 'ta', JoinPage);

export const { metadata } = page;

export default page.Page;
