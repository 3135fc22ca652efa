import { render, screen } from '@testing-library/react';

import { Office } from '@/components/about/Office';
import { getContent } from '@/lib/content';

test('omits missing details', () => {
  render(
    <Office
      enterprise={getContent('en').enterprise}
      title="Legal identity"
      lead="As the law asks."
      rows={[
        { name: 'Legal form', value: 'Trust' },
        { name: 'GSTIN', placeholder: true },
      ]}
      officeName="Head office"
      grievance={{ name: 'Grievance contact', person: 'Anitha', note: 'She reads all.' }}
    />,
  );

  expect(screen.getByText('Legal form')).toBeInTheDocument();
  expect(screen.queryByText('GSTIN')).not.toBeInTheDocument();
});
