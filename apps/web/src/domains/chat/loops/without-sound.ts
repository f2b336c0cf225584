import {
  BlobSource,
  BufferTarget,
  Conversion,
  Input,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  type VideoCodec,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import { SoundNotRemoved } from './sound-not-removed.ts'

const webmCodecs: ReadonlySet<VideoCodec> = new Set(['vp8', 'vp9'])

/** The film with its picture as it was coded, in a file without sound (S-151); one that has none is answered as it is. Rejects with SoundNotRemoved
 *  where it is of a form or a coding that cannot be read. */
export const withoutSound = async (film: File): Promise<File> => {
  const input = new Input({ source: new BlobSource(film), formats: [MP4, QTFF, WEBM, MATROSKA] })
  try {
    const picture = await input.getPrimaryVideoTrack()
    const codec = await picture?.getCodec()
    if (!codec) throw new Error('no picture that can be read')
    if ((await input.getAudioTracks()).length === 0) return film
    const isWebm = webmCodecs.has(codec)
    const target = new BufferTarget()
    const output = new Output({
      format: isWebm ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: 'in-memory' }),
      target,
    })
    const conversion = await Conversion.init({
      ...{ input, output, tracks: 'primary', showWarnings: false },
      copy: { mode: 'forced' },
      audio: { discard: true },
    })
    if (!conversion.isValid) throw new Error('this picture does not go into that file')
    await conversion.execute()
    if (!target.buffer) throw new Error('nothing was written')
    const ending = isWebm ? 'webm' : 'mp4'
    return new File([target.buffer], `${film.name.replace(/\.[^.]*$/, '')}.${ending}`, { type: `video/${ending}` })
  } catch (cause) {
    throw new SoundNotRemoved(cause)
  } finally {
    input.dispose()
  }
}
