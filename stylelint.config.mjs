/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard-scss', 'stylelint-config-recess-order'],
  reportDescriptionlessDisables: true,
  reportInvalidScopeDisables: true,
  reportNeedlessDisables: true,
  ignoreFiles: ['out/**', 'out-*/**', '.next/**'],
  rules: {
    // oxfmt formats whitespace, and breaks long lists after the colon.
    'scss/dollar-variable-colon-space-after': null,
    // Colours are only in app/_styles/colours.scss; other sheets read role properties.
    'color-named': 'never',
    'color-no-hex': true,
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch'],
    // The layer order is separate from the imports above it.
    'at-rule-empty-line-before': [
      'always',
      { except: ['blockless-after-same-name-blockless', 'first-nested'], ignore: ['after-comment'] },
    ],
    // Module classes are read as `styles.isCurrent`; global utilities are named like `visually-hidden`.
    'selector-class-pattern': '^[a-z][a-zA-Z0-9-]*$',
    'selector-max-id': 0,
    // Added by CSS modules.
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    // Type comes from the roles (app/_styles/_type.scss), space from the scale (app/_styles/tokens.scss).
    'declaration-property-value-allowed-list': {
      '/^(font|font-size)$/': ['inherit'],
      'line-height': ['inherit', '1'],
      '/^((row-|column-)?gap|padding(-.+)?)$/': [/^(?!.*\d(rem|px|em)\b)/],
    },
    // Only Chromium reads a radius or a position of SVG without a unit.
    'declaration-property-value-disallowed-list': { '/^(r|rx|ry|cx|cy|x|y)$/': [/\d$/] },
    'number-max-precision': 5,
    'max-nesting-depth': 3,
  },
  overrides: [
    {
      // Island sheets have global classes, named `block__part--variant`.
      files: ['components/**/!(*.module).scss'],
      rules: { 'selector-class-pattern': '^[a-z][a-z0-9]*(-[a-z0-9]+)*(__[a-z0-9-]+?)?(--[a-z0-9-]+)?$' },
    },
    {
      files: ['app/_styles/!(button).scss'],
      rules: { 'declaration-property-value-allowed-list': null },
    },
    {
      files: ['app/_styles/colours.scss', 'app/_styles/hub-themes.scss'],
      rules: { 'color-named': null, 'color-no-hex': null, 'function-disallowed-list': null },
    },
  ],
};
