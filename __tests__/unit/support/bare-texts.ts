/**
 * Fails on text nodes with siblings: when a page translator moves such a text into an element, React can no longer find
 * it (facebook/react#11538).
 */
export function refuseBareTexts(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const { parentNode, nodeValue } = texts.currentNode;
    if (parentNode && parentNode.childNodes.length > 1) found.push(nodeValue ?? '');
  }
  if (found.length > 0) throw new Error(`Not in an element of their own: ${JSON.stringify(found)}`);
}
