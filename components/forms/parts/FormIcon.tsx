import { Drawing } from '@/components/ui/Drawing';
import { formIcons } from '@/lib/drawing/formIcons';

type FormIconProps = {
  readonly name: keyof typeof formIcons;
  readonly className?: string | undefined;
};

/** An icon of forms and notices, where script is to stay small. */
export const FormIcon = ({ name, className }: FormIconProps) => <Drawing {...formIcons[name]} className={className} />;
