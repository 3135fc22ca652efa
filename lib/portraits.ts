/** The drawn portraits, by the names of their files in public/art/portraits. Those not named after a person are for people to come. */
export const portraitNames = [
  'arul-prakash',
  'bun-plum',
  'chellammal-d',
  'churidar-turmeric',
  'esakkiammal-p',
  'fathima-beevi',
  'jesintha-m',
  'joseph-anand',
  'kavitha-rajendran',
  'mariammal-kannan',
  'noor-jahan',
  'parvathi-murugesan',
  'petchiammal-r',
  'plait-green',
  'ramalakshmi-t',
  'revathi-selvaraj',
  'short-indigo',
  'silver-bun-blue',
  'sudha-raman',
  'valliammai-s',
  'veil-teal',
] as const;

/** The size of a portrait, in its own units: an arch, transparent outside. */
export const portraitSize = { width: 400, height: 500 } as const;
