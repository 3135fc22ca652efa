import clsx from 'clsx';

import type { LineDrawing } from '@/lib/drawing/formIcons';

import './Icon.scss';

type DrawingProps = LineDrawing & { readonly className?: string | undefined };

/** A decorative line drawing, hidden from screen readers. */
export function Drawing({ line, rings = [], dots = [], className }: DrawingProps) {
  return (
    <svg className={clsx('icon', className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={line} />
      {rings.map(([x, y, radius]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
      ))}
      {dots.map(([x, y, radius]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} className="icon__dot" />
      ))}
    </svg>
  );
}
