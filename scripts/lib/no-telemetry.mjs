// Nobody who builds or changes this site is asked to report how Next.js is used. `next build` takes it from
// next.config.mjs; `next dev` reads no configuration in the process that reports, so it is started with this.
process.env.NEXT_TELEMETRY_DISABLED ??= '1';
