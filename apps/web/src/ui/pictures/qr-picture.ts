import { renderSVG } from 'uqr'

/** A text as a code to scan: the address of a picture whose drawing holds nothing but squares. */
export const qrPicture = (text: string): string =>
  `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(text, { border: 2 }))}`
