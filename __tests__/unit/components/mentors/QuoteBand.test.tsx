import { render, screen } from '@testing-library/react';

import { QuoteBand } from '@/components/mentors/QuoteBand';
import { setCurrentLanguage } from '@/lib/language/current-language';

test('there is a player only if content has a recording', () => {
  setCurrentLanguage('en');
  const words = { quote: 'My hands remember.', name: 'Mariammal', listen: 'Hear her' };
  const { rerender } = render(<QuoteBand {...words} />);
  expect(screen.queryByLabelText('Hear her')).toBeNull();

  rerender(<QuoteBand {...words} recording="mariammal.mp3" />);
  expect(screen.getByLabelText('Hear her')).toHaveAttribute('src', '/recordings/mariammal.mp3');
});
