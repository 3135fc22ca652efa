import { render, screen } from '@testing-library/react';

import { MakingSteps } from '@/components/home/MakingSteps';

const mockMarkup = { alt: 'A box', src: '/box.jpg', width: 3, height: 2 };
let mockAvif: string | undefined;
jest.mock('@/lib/pictures', () => ({ getPictureMarkup: () => ({ ...mockMarkup, avif: mockAvif }) }));

const stages = [{ title: 'Cut' }, { title: 'Split' }];

test.each([
  ['a drawing of all stages has its part beside each stage on phones', undefined, 2],
  ['a photograph is whole', '/box.avif 480w', 0],
])('%s', (_, avif, parts) => {
  mockAvif = avif;
  const { container } = render(<MakingSteps title="How" picture="box" stages={stages} />);

  expect(container.querySelectorAll('svg image')).toHaveLength(parts);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Cut', 'Split']);
});
