import { defineConfig } from 'html-validate';

export default defineConfig({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // Files of this site need no integrity attribute: the policy does not allow other origins.
    'require-sri': ['error', { target: 'crossorigin' }],
    // Safari removes list semantics from lists without bullets; role="list" restores them for VoiceOver
    // (app/_styles/base.scss).
    'no-redundant-role': 'off',
    // /shop shows its notice before it leaves.
    'meta-refresh': 'off',
    'prefer-native-element': ['error', { exclude: ['list'] }],
  },
});
