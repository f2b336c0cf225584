/** The codecs of an fMP4 init segment, in the words of RFC 6381: the profile and level stand in its `avcC` box. */
export function codecsOfInit(init: Uint8Array): string {
  const bytes = Buffer.from(init.buffer, init.byteOffset, init.byteLength)
  const at = bytes.indexOf('avcC')
  if (at < 0) throw new Error('The init segment holds no H.264')
  const video = `avc1.${bytes.subarray(at + 5, at + 8).toString('hex')}`
  return bytes.includes('mp4a') ? `${video},mp4a.40.2` : video
}
