/** The folder of the export that a step works on; the variants for the tests have others (scripts/build/variant.ts). */
export const exportFolder = process.env.KAIVINAI_EXPORT_FOLDER ?? 'out';
