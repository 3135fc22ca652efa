/** @jest-environment node */
import { getContent } from '@/lib/content';
import { isCrossingBorder, mapSize, projectOnMap, placeNames } from '@/lib/drawing/tamil-nadu';
import { languages } from '@/lib/language';

test('north is up, east is right, and both have the same scale', () => {
  const [x, y] = projectOnMap({ latitude: 10, longitude: 78 });
  const [east] = projectOnMap({ latitude: 10, longitude: 79 });
  const [, north] = projectOnMap({ latitude: 11, longitude: 78 });

  // In Tamil Nadu a degree of longitude is 98 % of a degree of latitude; the map uses whole units.
  expect((east - x) / (y - north)).toBeCloseTo(0.98, 1);
});

test.each(languages)('labels of hubs are inside the map and do not overlap, in %s', (language) => {
  const { hubs } = getContent(language);
  const names = placeNames(hubs.map(({ location, position }) => ({ name: location, position })));

  for (const { label, name } of names) {
    const { left, right, top, bottom } = label.box;
    const hit = names.filter(
      ({ x, y, label: { box }, ...other }) =>
        other.name !== name &&
        ((left < box.right && box.left < right && top < box.bottom && box.top < bottom) ||
          (x > left && x < right && y > top && y < bottom)),
    );

    expect([name, ...hit.map((other) => other.name)]).toEqual([name]);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(mapSize.width);
  }
});

test.each([
  ['Chennai', 13.08, 80.27],
  ['சென்னை', 13.08, 80.27],
  ['தென்காசி', 8.96, 77.31],
  ['திருநெல்வேலி', 8.71, 77.76],
  ['Manamadurai', 9.69, 78.46],
])('%s, close to the border, is not on it', (name, latitude, longitude) => {
  const [place] = placeNames([{ name, position: { latitude, longitude } }]);

  expect(place && isCrossingBorder(place.label.box)).toBe(false);
});

test.each([76.4, 78.1, 80.3])('a label of thirty letters stays inside the map, at %s degrees east', (longitude) => {
  const [name] = placeNames([{ name: 'K'.repeat(30), position: { latitude: 9.9, longitude } }]);

  expect(name?.label.box.left).toBeGreaterThanOrEqual(0);
  expect(name?.label.box.right).toBeLessThanOrEqual(mapSize.width);
});

test('a label is left of its dot if a neighbour or the edge is on the right', () => {
  const names = placeNames([
    { name: 'Kovilur', position: { latitude: 9.96, longitude: 77.31 } },
    { name: 'Pudur', position: { latitude: 9.86, longitude: 77.76 } },
    { name: 'Chennai', position: { latitude: 13.08, longitude: 80.27 } },
  ]);

  expect(names.map(({ label }) => label.anchor)).toEqual(['end', 'start', 'end']);
});
