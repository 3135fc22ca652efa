import * as runtime from 'react/jsx-runtime';

// React is a CommonJS module: importing its names once here, instead of in every island, saves bytes.
export const { Fragment, jsx, jsxs } = runtime;
