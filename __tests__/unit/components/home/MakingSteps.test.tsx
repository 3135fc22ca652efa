import { render, screen } from '@testing-library/react';

import { MakingSteps } from '@/components/home/MakingSteps';

const mockMarkup = { alt: 'A box', src: '/box.jpg', width: 3, height: 2 };
let mockAvif: string | undefined;
jest.mock('@/lib/pictures', () => ({ getPictureMarkup: () => ({ ...mockMarkup, avif: mockAvif }) }));

const stages = [{ title: 'Cut' }, { title: 'Split' }];

test.each([
  ['a drawing of all stages scrolls sideways', undefined, true],
  ['a photograph is whole', '/box.avif 480w', false],
])('%s', (_, avif, scrolls) => {
  mockAvif = avif;
  render(<MakingSteps title="How" picture="box" stages={stages} />);

  expect(screen.queryByRole('region', { name: 'How' }) !== null).toBe(scrolls);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Cut', 'Split']);
});
