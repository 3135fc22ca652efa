import { PlainOpener } from '@/components/openers/PlainOpener';
import buttonStyles from '@/components/ui/Button.module.scss';

type RedirectProps = {
  readonly to: string;
  readonly title: string;
  readonly notice: string;
  readonly text: string;
  /** The link for a browser that stays. */
  readonly link: string;
};

/**
 * Sends the browser on as soon as the page loads, without script (technique H76 of WCAG 2.2), and shows where to.
 */
export function Redirect({ to, title, notice, text, link }: RedirectProps) {
  return (
    <>
      <meta httpEquiv="refresh" content={`0; url=${to}`} />
      <PlainOpener title={title} lead={notice}>
        <p>{text}</p>
        <div className={buttonStyles.row}>
          <a className={buttonStyles.button} href={to}>
            {link}
          </a>
        </div>
      </PlainOpener>
    </>
  );
}
