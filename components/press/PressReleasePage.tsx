import { LineClosing } from '@/components/closings/LineClosing';
import { PlateOpener } from '@/components/openers/PlateOpener';
import { contentIn } from '@/lib/content';
import type { PageProps } from '@/lib/pages';
import { leaderAt, nameAndRole } from '@/lib/press/leaders';
import { paperLink } from '@/lib/press/papers';

import { PressRelease } from './PressRelease';

/** /media-kit/press-release: the latest release in full. */
export function PressReleasePage({ language }: PageProps) {
  const { enterprise, pages } = contentIn(language);
  const { lead, release, closing } = pages['press-release'];

  return (
    <>
      <PlateOpener title={release.title} lead={lead} picture={release.picture} language={language} />
      <PressRelease
        {...release}
        file={paperLink(release.file, language)}
        enterprise={enterprise}
        contact={leaderAt(pages['media-kit'].contact.person, language)?.name}
        speaker={release.quote && nameAndRole(leaderAt(release.quote.person, language))}
        language={language}
      />
      <LineClosing {...closing} language={language} />
    </>
  );
}
