/** @jest-environment node */
import { getBackend } from '@/tools/editor/backend';
import { formatEditorPage } from '@/tools/editor/html';

const before = { ...process.env };

afterEach(() => {
  process.env = { ...before };
});

const withSettings = (settings: Readonly<Record<string, string>>) => {
  process.env = { ...before, ...settings };
  return getBackend();
};

test('saves to the configured repository, with an access token by default', () => {
  const { backend, contacts } = withSettings({ NEXT_PUBLIC_REPOSITORY_URL: 'https://github.com/example/site/' });

  expect(backend).toMatchObject({ name: 'github', repo: 'example/site', branch: 'main', auth_methods: ['token'] });
  expect(contacts.connect).toEqual(['https://api.github.com']);
});

test('recognises GitLab by host or setting, and uses its URLs', () => {
  const repository = 'https://code.example.org/group/part/site';
  const { backend, contacts } = withSettings({
    NEXT_PUBLIC_REPOSITORY_URL: repository,
    KAIVINAI_EDITOR_BACKEND: 'gitlab',
    KAIVINAI_EDITOR_APP_ID: 'abc',
    KAIVINAI_EDITOR_BRANCH: 'content',
  });

  expect(backend).toMatchObject({
    name: 'gitlab',
    repo: 'group/part/site',
    branch: 'content',
    api_root: 'https://code.example.org/api/v4',
    app_id: 'abc',
    auth_methods: ['oauth', 'token'],
  });
  expect(contacts.connect).toEqual(['https://code.example.org']);
  expect(withSettings({ NEXT_PUBLIC_REPOSITORY_URL: 'https://gitlab.com/a/b' }).backend.name).toBe('gitlab');
});

test('reports the missing setting without a repository', () => {
  expect(() => withSettings({ NEXT_PUBLIC_REPOSITORY_URL: '' })).toThrow('NEXT_PUBLIC_REPOSITORY_URL');
});

test('its page may only connect to its own host and the repository', () => {
  const page = formatEditorPage({ connect: ['https://api.github.com'], pictures: [] });

  expect(page).toContain("connect-src 'self' blob: data: https://api.github.com;");
  expect(page.match(/https:/g)).toHaveLength(1);
});
