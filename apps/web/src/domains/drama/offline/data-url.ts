import { assetUrl } from '../../../platform/server/endpoints.ts'

/** A picture as a data URL, which needs no network; the address itself where it cannot be had. */
export const dataUrlOf = async (address: string): Promise<string> => {
  if (address === '' || address.startsWith('data:')) return address
  try {
    const reply = await fetch(assetUrl(address))
    if (!reply.ok) return address
    return await readDataUrl(await reply.blob())
  } catch {
    return address
  }
}

/** The content of a blob as a data URL. */
export const readDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    const fail = () => reject(reader.error ?? new TypeError('unread'))
    reader.addEventListener('load', () => (typeof reader.result === 'string' ? resolve(reader.result) : fail()))
    reader.addEventListener('error', fail)
    reader.readAsDataURL(blob)
  })
