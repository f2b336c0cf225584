import type { VideoItem } from '@cliffhanger/rules/chat/media-content.ts'
import { AudioBufferSource, BufferTarget, CanvasSource, Output, WebMOutputFormat } from 'mediabunny'

/** A film of this browser's making: one second of a moving square, with a tone where it has sound. */
export const madeFilm = async (name: string, { hasSound }: { readonly hasSound: boolean }): Promise<File> => {
  const canvas = new OffscreenCanvas(64, 48)
  const pen = canvas.getContext('2d')
  const target = new BufferTarget()
  const output = new Output({ format: new WebMOutputFormat(), target })
  const picture = new CanvasSource(canvas, { codec: 'vp8', bitrate: 100_000 })
  const sound = new AudioBufferSource({ codec: 'opus', bitrate: 32_000 })
  output.addVideoTrack(picture, { frameRate: 10 })
  if (hasSound) output.addAudioTrack(sound)
  await output.start()
  for (let frame = 0; frame < 10; frame += 1) {
    if (pen) pen.fillStyle = `hsl(${frame * 36} 90% 50%)`
    pen?.fillRect(0, 0, 64, 48)
    await picture.add(frame / 10, 0.1)
  }
  if (hasSound) await sound.add(new AudioBuffer({ length: 48_000, sampleRate: 48_000 }))
  await output.finalize()
  return new File([target.buffer ?? ''], name, { type: 'video/webm' })
}

/** A film of a message that plays over and over. */
export const loopItem = (url: string): VideoItem => ({
  ...{ kind: 'video', url, thumb_url: '', name: 'loop.webm', width: 64, height: 48, file_size: 1 },
  ...{ duration: 1, loop: 1 },
})
