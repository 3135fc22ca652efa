import type { EditorBackend } from '@/build/content/editor/config';
import { getEditorSettings, getRepositoryKind, getRepositoryUrl } from '@/lib/env';

import type { Contacts } from './html';

/** The editor's backend from the settings, and the origins its page must be allowed to connect to. */
export function getBackend(): { readonly backend: EditorBackend; readonly contacts: Contacts } {
  const repository = getRepositoryUrl();
  if (repository === '') {
    throw new Error(
      'The editor saves to a repository. Set NEXT_PUBLIC_REPOSITORY_URL, such as https://github.com/name/repository.',
    );
  }
  const { origin, hostname, pathname } = new URL(repository);
  const { branch, signInUrl, appId } = getEditorSettings();
  const name = getRepositoryKind(repository);
  const common = { repo: pathname.slice(1), branch };
  const listMethods = (canSignIn: boolean) => ({ auth_methods: canSignIn ? ['oauth', 'token'] : ['token'] });

  if (name === 'gitlab') {
    const signIn = appId === '' ? {} : { auth_type: 'pkce', app_id: appId };
    return {
      backend: {
        name,
        ...common,
        base_url: origin,
        api_root: `${origin}/api/v4`,
        graphql_api_root: `${origin}/api/graphql`,
        ...signIn,
        ...listMethods(appId !== ''),
      },
      contacts: { connect: [origin], pictures: [origin, 'https://secure.gravatar.com'] },
    };
  }
  const isGitHub = hostname === 'github.com';
  const api = isGitHub ? 'https://api.github.com' : `${origin}/api/v3`;
  const own = isGitHub ? {} : { api_root: api, graphql_api_root: `${origin}/api/graphql` };
  return {
    backend: {
      name,
      ...common,
      ...own,
      ...(signInUrl !== '' && { base_url: signInUrl }),
      ...listMethods(signInUrl !== ''),
    },
    contacts: { connect: [new URL(api).origin], pictures: ['https://avatars.githubusercontent.com'] },
  };
}
