import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { PictureHero } from '@/components/heroes/PictureHero';
import { contentIn } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { leaderAt, nameAndRole } from '@/lib/press/leaders';
import { paperLink } from '@/lib/press/papers';

import { PressRelease } from './PressRelease';

/** /media-kit/press-release: the latest release in full. */
export function PressReleasePage() {
  const language = currentLanguage();
  const { enterprise, pages } = contentIn(language);
  const { lead, release, closing } = pages['press-release'];

  return (
    <>
      <PictureHero title={release.title} lead={lead} picture={release.picture} />
      <PressRelease
        {...release}
        file={paperLink(release.file, language)}
        enterprise={enterprise}
        contact={leaderAt(pages['media-kit'].contact.person, language)?.name}
        speaker={release.quote && nameAndRole(leaderAt(release.quote.person, language))}
      />
      <LineCallToAction {...closing} />
    </>
  );
}
