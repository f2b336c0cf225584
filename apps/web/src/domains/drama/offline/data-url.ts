import { assetUrl } from '../../../platform/server/endpoints.ts'

/** A picture as a data URL, which needs no network; the address itself where it cannot be had. */
export const dataUrlOf = async (address: string): Promise<string> => {
  if (address === '' || address.startsWith('data:')) return address
  try {
    const reply = await fetch(assetUrl(address))
    if (!reply.ok) return address
    const { result } = await read(await reply.blob())
    return typeof result === 'string' ? result : address
  } catch {
    return address
  }
}

const read = (blob: Blob): Promise<FileReader> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader))
    reader.addEventListener('error', () => reject(reader.error ?? new TypeError('unread')))
    reader.readAsDataURL(blob)
  })
