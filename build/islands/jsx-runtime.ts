import * as runtime from 'react/jsx-runtime';

// React is no ES module: asked for its names once, here, and not in every file of an island, it costs fewer bytes.
export const { Fragment, jsx, jsxs } = runtime;
