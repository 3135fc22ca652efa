import { render, screen } from '@testing-library/react';

import { BeadsHero } from '@/components/giving/BeadsHero';

jest.mock('@/components/ui/Picture', () => ({ Picture: () => null }));

test('shows a percentage and what is left of a hundred', () => {
  render(<BeadsHero title="Share" actions={[]} picture="a" phonePicture="b" value="93%" used="used" rest="rest" />);

  expect(screen.getAllByRole('term').map(({ textContent }) => Number(textContent))).toEqual([93, 7]);
});
