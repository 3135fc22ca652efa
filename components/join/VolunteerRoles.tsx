import { CardGrid } from '@/components/ui/Card';
import { PanelCard } from '@/components/ui/PanelCard';
import { Section } from '@/components/ui/Section';
import { contentIn, type Item } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { actionTo } from '@/lib/links';
import { fill } from '@/lib/text/fill';

type VolunteerRolesProps = { readonly roles: readonly Item<'volunteerRoles'>[] };

/** Roles on panels: hours, place, duties, and the way to apply. */
export function VolunteerRoles({ roles }: VolunteerRolesProps) {
  const language = currentLanguage();
  const words = contentIn(language).pages.volunteer.roles;

  return (
    <Section id="roles" ground="palm" title={words.title} lead={words.lead}>
      <CardGrid from="desktop">
        {roles.map(({ id, title, description, hours, location, features }) => (
          <PanelCard
            key={id}
            title={title}
            text={description}
            facts={[
              [words.facts.duration, fill(words.hours, hours)],
              [words.facts.location, location],
            ]}
            features={features}
            action={actionTo(
              { label: words.apply, path: '/contact', subject: fill(words.subject, { title }) },
              language,
            )}
          />
        ))}
      </CardGrid>
    </Section>
  );
}
