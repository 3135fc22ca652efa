import { ActionLink } from '@/components/ui/ActionLink';
import { FactList } from '@/components/ui/FactList';
import { Section } from '@/components/ui/Section';
import { getWords, type Content } from '@/lib/content';
import { getFormats } from '@/lib/language/format';

/** Press articles about us: publication, date, link. */
export function Mentions({ title, lead, reports = [] }: Content['pages']['media-kit']['mentions']) {
  const { opensInNewTab: newTab } = getWords('site');
  const { date: readDate } = getFormats();

  return (
    <Section surface="wash" title={title} lead={lead}>
      <FactList
        facts={reports.map(({ publication, title: label, date, url: href }) => ({
          name: `${publication}, ${readDate(date)}`,
          value: <ActionLink className="tap-target" action={{ label, href, newTab }} />,
        }))}
      />
    </Section>
  );
}
