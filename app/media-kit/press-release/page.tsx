import { SiteLayout } from '@/components/layout/SiteLayout';
import { CallToAction } from '@/components/sections/CallToAction';
import { PlainHero } from '@/components/sections/PlainHero';
import { PressRelease } from '@/components/sections/PressRelease';
import { mediaKit } from '@/content/media-kit';
import { pressRelease } from '@/content/press-release';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/media-kit/press-release');

export default function PressReleasePage() {
  const { lead, release, closing } = pressRelease;

  return (
    <SiteLayout path="/media-kit/press-release">
      <PlainHero title={release.title} lead={lead} />
      <PressRelease {...release} contact={mediaKit.contact.person.name} />
      <CallToAction {...closing} />
    </SiteLayout>
  );
}
