/** The islands that submit a form. They alone may ask anyone but this site, and one module is behind them all. */
export const formIslands: readonly string[] = ['contact-form', 'join-form', 'subscribe-form'];

const formModule = 'components/islands/SubmissionForm.client.tsx';

/**
 * The names that an island of a module may bear: `islands/GoBack.client.tsx` is `go-back`. None for a module that is
 * no island.
 */
export function islandNamesOf(module: string): readonly string[] {
  if (module === formModule) {
    return formIslands;
  }
  const component = /(?<name>[^/]+)\.client\.tsx$/.exec(module)?.groups?.name;
  return component ? [component.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`).toLowerCase()] : [];
}
