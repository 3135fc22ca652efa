import { Drawing } from '@/components/ui/Drawing';
import { formIcons } from '@/lib/drawing/formIcons';

type FormIconProps = {
  readonly name: keyof typeof formIcons;
  readonly className?: string | undefined;
};

/** An icon for forms and notices, from a set small enough for client bundles. */
export const FormIcon = ({ name, className }: FormIconProps) => <Drawing {...formIcons[name]} className={className} />;
