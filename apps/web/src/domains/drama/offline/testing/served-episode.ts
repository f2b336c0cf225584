import { createCipheriv, randomBytes } from 'node:crypto'

const key = randomBytes(16)
const vectors = [randomBytes(16), randomBytes(16)] as const
/** What its two segments hold. */
export const clear = [Buffer.from('first two seconds'), Buffer.from('and the rest')] as const
const encrypt = (index: 0 | 1) => {
  const cipher = createCipheriv('aes-128-cbc', key, vectors[index])
  return Buffer.concat([cipher.update(clear[index]), cipher.final()])
}
const playlist = `#EXTM3U
#EXT-X-MAP:URI="init.mp4"
${vectors.map((vector, index) => `#EXT-X-KEY:METHOD=AES-128,URI="../key",IV=0x${vector.toString('hex')}\n#EXTINF:2.0,\n000${index}.m4s`).join('\n')}
#EXT-X-ENDLIST
`
const text = (value: string) => Buffer.from(value)
/** The files of an encrypted episode by their paths, as the server has them. */
export const served: Readonly<Record<string, Buffer>> = {
  'master.m3u8': text('#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1,NAME="360p"\n360/index.m3u8\n'),
  '360/index.m3u8': text(playlist),
  '360/init.mp4': text('init'),
  '360/0000.m4s': encrypt(0),
  '360/0001.m4s': encrypt(1),
  key,
  'captions.json': text('{"captions":[{"language":"en","url":"captions/en.vtt"}],"qualities":[]}'),
  'captions/en.vtt': text('WEBVTT\n'),
}
