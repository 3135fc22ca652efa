// The panel with content errors below the editor. `npm run edit` sends the result after each save (scripts/edit.ts).

import type { Line, Message } from './message';

function element(name: string, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}

function lineOf({ text, href }: Line): HTMLElement {
  if (href === undefined) return element('li', text);
  const link = document.createElement('a');
  link.href = href;
  link.textContent = text;
  return element('li', link);
}

const listOf = (lines: readonly Line[]): HTMLElement => element('ul', ...lines.map(lineOf));

function headOf(message: Message): string {
  if (message.state === 'checking') return 'Checking …';
  const { issues, notes } = message;
  if (issues.length > 0) return `${issues.length} to put right`;
  const noteCount = notes.reduce((sum, { lines }) => sum + lines.length, 0);
  return noteCount > 0 ? `The content is in order. ${noteCount} notes` : 'The content is in order';
}

/**
 * Shows a message. The panel opens when there are errors, closes when there are none, and stays as it was during a
 * check.
 */
function show(panel: Element, message: Message): void {
  const details = panel.querySelector('details') ?? document.createElement('details');
  const summary = element('summary', headOf(message));
  if (message.state === 'checking') {
    details.querySelector('summary')?.replaceWith(summary);
    if (details.children.length === 0) details.append(summary);
  } else {
    const wasWrong = panel.getAttribute('data-state') === 'wrong';
    const isWrong = message.issues.length > 0;
    panel.setAttribute('data-state', isWrong ? 'wrong' : 'right');
    details.replaceChildren(
      summary,
      listOf(message.issues),
      ...message.notes.flatMap(({ head, lines }) => [element('p', head), listOf(lines)]),
    );
    // If the state did not change, the panel stays as the user left it.
    if (isWrong !== wasWrong) details.open = isWrong;
  }
  panel.toggleAttribute('data-checking', message.state === 'checking');
  panel.replaceChildren(details);
}

/** Subscribes to results of the server. */
export function followChecks(panel: Element): void {
  new EventSource('check').addEventListener('message', ({ data }: MessageEvent<string>) =>
    show(panel, JSON.parse(data) as Message),
  );
}
