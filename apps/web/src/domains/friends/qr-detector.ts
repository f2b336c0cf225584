/** What the browser read in a picture. */
interface ReadCode {
  readonly rawValue: string
}

interface Detector {
  readonly detect: (picture: HTMLVideoElement) => Promise<readonly ReadCode[]>
}

/** BarcodeDetector as the standard has it; the type library does not know it yet. */
interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { readonly BarcodeDetector?: DetectorClass }).BarcodeDetector

/** Whether this browser reads such codes and has a camera to do it with. */
export const canScan = async (): Promise<boolean> => {
  const known = detectorClass()
  if (!known || !('mediaDevices' in navigator)) return false
  return (await known.getSupportedFormats()).includes('qr_code')
}

export const createDetector = (): Detector => {
  const known = detectorClass()
  if (!known) throw new Error('this browser reads no codes')
  return new known({ formats: ['qr_code'] })
}
