import type { cutOf } from './crop.ts'

/** Side of the uploaded picture in pixels. */
const squareSide = 512

/** What sends pictures comes with the first one. */
const uploading = () =>
  Promise.all([import('../../platform/uploads/draw.ts'), import('../../platform/uploads/upload-file.ts')])

/** A picture that was uploaded. */
export interface UploadedSquare {
  /** Its key in the store. */
  readonly url: string
  /** Where this device shows it from; given back with URL.revokeObjectURL. */
  readonly shown: string
}

/** Cuts the chosen square out of a picture and uploads it as a picture of a profile. */
export const uploadSquare = async (
  picture: HTMLImageElement,
  cut: ReturnType<typeof cutOf>,
  onProgress?: (percent: number) => void,
): Promise<UploadedSquare> => {
  const [{ drawJpeg }, { uploadFile }] = await uploading()
  const { naturalWidth: width, naturalHeight: height } = picture
  const square = await drawJpeg({ source: picture, width, height }, { width: squareSide, height: squareSide }, cut)
  const { url } = await uploadFile(square, {
    kind: 'avatar',
    name: 'avatar.jpg',
    ...(onProgress !== undefined && { onProgress }),
  })
  return { url, shown: URL.createObjectURL(square) }
}
