import type { LocalDatabase } from '../../../platform/storage/local-database.ts'
import { drawJpeg } from '../../../platform/uploads/draw.ts'
import { fitInside } from '../../../platform/uploads/image-size.ts'
import { openImage } from '../../../platform/uploads/prepare.ts'
import { bytesOf } from '../media/local-files.ts'
import { changeBackground } from './background-store.ts'

/** Longest side of a picture behind messages: sharp on a phone, and small enough to be kept. */
const pictureSide = 1600

/** Takes a picture of the device as the background of a chat, or of all. It stays on the device, as large as a screen. Rejects with UnfitFile
 *  where this browser cannot read it. */
export const takePicture = async (database: LocalDatabase, conversationId: string, file: Blob): Promise<void> => {
  const image = await openImage(file)
  const drawn = await drawJpeg(image, fitInside(image, pictureSide)).finally(image.close)
  const picture = await bytesOf(drawn)
  await database.write(async () => {
    await database.backgroundPictures.put({ conversation_id: conversationId, ...picture })
    await changeBackground(database, conversationId, { design: 'own' })
  })
}
