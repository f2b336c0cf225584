/** Bytes of base64 as a document. */
export const pdfOf = (base64: string): Blob =>
  new Blob([Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0)], { type: 'application/pdf' })
