// Disables telemetry of Next.js. `next build` reads this from next.config.mjs; `next dev` reports before it reads the
// configuration, so it needs the variable.
process.env.NEXT_TELEMETRY_DISABLED ??= '1';
