import { checkItems, summary, text, type Problem } from './rules';

type RouteRecord = { readonly label: string; readonly description: string };

/** Every route has a name and a summary of its own. */
export function checkRoutes(routes: Readonly<Record<string, RouteRecord>>): Problem[] {
  const file = 'content/routes.ts';
  const items = Object.entries(routes).map(([path, { label, description }]) => ({ path, label, description }));

  const repeated = items
    .filter((item, index) => items.findIndex(({ description }) => description === item.description) !== index)
    .map(({ path }): Problem => ({
      file,
      item: path,
      field: 'description',
      message: 'is the same as another page’s. Say what is here only.',
    }));

  return [...checkItems(file, items, 'path', { label: [text], description: [summary] }), ...repeated];
}
