import { thumbHashToDataURL } from 'thumbhash'

/** The blurred preview of a file as a picture; undefined where it has none or it cannot be read. */
export const blurredPreview = (hash: string | undefined): string | undefined => {
  if (!hash) return undefined
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(hash), (sign) => sign.charCodeAt(0)))
  } catch {
    return undefined
  }
}
