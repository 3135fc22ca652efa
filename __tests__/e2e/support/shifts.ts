import type { Page } from '@playwright/test';

/** Layout shifts since navigation, with positions. */
export const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    type Shift = PerformanceEntry & {
      readonly value: number;
      readonly sources?: readonly { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    const box = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    const recorded: Shift[] = [];
    const observer = new PerformanceObserver((list) => recorded.push(...(list.getEntries() as Shift[])));
    observer.observe({ type: 'layout-shift', buffered: true });
    // Buffered entries are delivered in a separate task.
    await new Promise((resolve) => setTimeout(resolve, 50));
    return recorded.map(({ value, sources = [] }) => ({
      value,
      moved: sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent}: ${box(previousRect)} → ${box(currentRect)}`,
      ),
    }));
  });
