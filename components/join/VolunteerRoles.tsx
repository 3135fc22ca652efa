import { Card, CardGrid } from '@/components/ui/Card';
import { FactList } from '@/components/ui/FactList';
import { MarkedList } from '@/components/ui/MarkedList';
import { MoreLink } from '@/components/ui/MoreLink';
import { Section } from '@/components/ui/Section';
import { contentIn, type Item } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { actionTo } from '@/lib/links';
import { fill } from '@/lib/text/fill';

type VolunteerRolesProps = { readonly roles: readonly Item<'volunteerRoles'>[] };

/** Roles line by line: hours, place, duties, and the way to apply. */
export function VolunteerRoles({ roles }: VolunteerRolesProps) {
  const language = currentLanguage();
  const words = contentIn(language).pages.volunteer.roles;

  return (
    <Section id="roles" surface="palm" title={words.title} lead={words.lead}>
      <CardGrid from="never">
        {roles.map(({ id, title, description, hours, days, location, features }) => (
          <Card
            key={id}
            variant="panel"
            layout="line"
            title={title}
            text={description}
            foot={
              <MoreLink
                action={actionTo(
                  { label: words.apply, path: '/contact', subject: fill(words.subject, { title }) },
                  language,
                )}
                subject={title}
              />
            }
          >
            <div>
              <FactList
                kind="small"
                facts={[
                  { name: words.facts.duration, value: fill(words.hours, hours) },
                  { name: words.facts.days, value: days },
                  { name: words.facts.location, value: location },
                ]}
              />
              <MarkedList items={features} />
            </div>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}
