import { defineConfig } from 'html-validate';

export default defineConfig({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // Our own files need no checksum: they come with the page, and the policy lets in no others.
    'require-sri': ['error', { target: 'crossorigin' }],
    // role="list" keeps a list without bullets a list for VoiceOver (app/_styles/base.scss).
    'no-redundant-role': 'off',
    'prefer-native-element': ['error', { exclude: ['list'] }],
  },
});
