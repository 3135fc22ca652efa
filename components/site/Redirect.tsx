import { PeopleHero } from '@/components/heroes/PeopleHero';
import '@/components/ui/Button.scss';
import type { PictureName } from '@/lib/pictures';

type RedirectProps = {
  readonly to: string;
  readonly title: string;
  readonly notice: string;
  readonly text: string;
  /** The link for a browser that stays. */
  readonly link: string;
  readonly picture: PictureName;
};

/**
 * Sends the browser on as soon as the page loads, without script (technique H76 of WCAG 2.2), and shows where to.
 */
export function Redirect({ to, title, notice, text, link, picture }: RedirectProps) {
  return (
    <>
      <meta httpEquiv="refresh" content={`0; url=${to}`} />
      <PeopleHero title={title} lead={notice} picture={picture}>
        <p>{text}</p>
        <div className="button-row">
          <a className="button" href={to}>
            {link}
          </a>
        </div>
      </PeopleHero>
    </>
  );
}
