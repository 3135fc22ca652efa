import { icons, type IconName } from '@/lib/drawing/icons';

import { Drawing } from './Drawing';

type IconProps = {
  readonly name: IconName;
  readonly className?: string | undefined;
};

/** An icon. Islands use `FormIcon` instead, because this component bundles every icon. */
export const Icon = ({ name, className }: IconProps) => <Drawing {...icons[name]} className={className} />;
