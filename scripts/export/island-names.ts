/** The name of the island of a module: `islands/GoBack.client.tsx` is `go-back`. None for a module that is no island. */
export const islandNameOf = (module: string): string | undefined =>
  componentOf(module)
    ?.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`)
    .toLowerCase();

/** The component that an island's module exports: the name of its file. */
export const componentOf = (module: string): string | undefined =>
  /(?<component>[^/]+)\.client\.tsx$/.exec(module)?.groups?.component;
