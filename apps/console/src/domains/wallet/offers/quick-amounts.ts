/** Amounts as a form holds them: apart by commas, spaces or lines. */
export const linesOf = (written: string | readonly string[] | undefined): string[] =>
  (typeof written === 'string' ? written : (written ?? []).join(' ')).split(/[\s,，]+/).filter((text) => text !== '')
