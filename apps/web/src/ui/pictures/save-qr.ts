import { encode } from 'uqr'
import { saveFile } from '../../platform/save-file.ts'

const pixelsPerModule = 12
/** The quiet zone that scanners need. */
const quietModules = 4

/** Hands a text to the member as a picture of its code. */
export const saveQr = async (text: string, name: string): Promise<void> => {
  const { data, size } = encode(text, { border: quietModules })
  const canvas = document.createElement('canvas')
  canvas.width = size * pixelsPerModule
  canvas.height = canvas.width
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser draws nothing')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#000000'
  data.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) context.fillRect(x * pixelsPerModule, y * pixelsPerModule, pixelsPerModule, pixelsPerModule)
    })
  })
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!file) throw new Error('the picture is empty')
  saveFile(file, name)
}
