/** What the browser read in a picture. */
interface ReadCode {
  readonly rawValue: string
}

interface Detector {
  readonly detect: (picture: HTMLVideoElement | ImageBitmap) => Promise<readonly ReadCode[]>
}

/** BarcodeDetector as the standard has it; the type library does not know it yet. */
interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}

type CodeReader = (picture: HTMLVideoElement | ImageBitmap) => Promise<string | undefined>

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { readonly BarcodeDetector?: DetectorClass }).BarcodeDetector

/** Pixels of the longer side that our own reader looks at: enough for a code in a hand, and quick. */
const longestSide = 720

/** The camera shows another picture in a moment; one that was chosen is all there is. */
const patient = { effort: Number.POSITIVE_INFINITY, timeLimit: 2000 }

/** What reads a QR code in a picture: the browser, or a reader of our own that is fetched where the browser has none. */
export const openCodeReader = async (): Promise<CodeReader> => {
  const known = detectorClass()
  if (known && (await known.getSupportedFormats()).includes('qr_code')) {
    const detector = new known({ formats: ['qr_code'] })
    return async (picture) => (await detector.detect(picture))[0]?.rawValue
  }
  const { default: decodeQR } = await import('qr/decode.js')
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('this browser draws nothing')
  return async (picture) => {
    const [width, height] =
      picture instanceof HTMLVideoElement ? [picture.videoWidth, picture.videoHeight] : [picture.width, picture.height]
    if (width === 0 || height === 0) return undefined
    const part = Math.min(1, longestSide / Math.max(width, height))
    canvas.width = Math.round(width * part)
    canvas.height = Math.round(height * part)
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    try {
      const pixels = context.getImageData(0, 0, canvas.width, canvas.height)
      return decodeQR(pixels, picture instanceof HTMLVideoElement ? {} : patient)
    } catch {
      // It says so where there is no code.
      return undefined
    }
  }
}
