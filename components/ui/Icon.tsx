import { icons, type IconName } from '@/lib/drawing/icons';

import { Drawing } from './Drawing';

type IconProps = {
  readonly name: IconName;
  readonly className?: string | undefined;
};

/** An icon of the design. In an island, `FormIcon`: this one would bring every icon along. */
export const Icon = ({ name, className }: IconProps) => <Drawing {...icons[name]} className={className} />;
