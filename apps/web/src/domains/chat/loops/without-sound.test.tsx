import { BlobSource, Input, WEBM } from 'mediabunny'
import { expect, it } from 'vitest'
import { measureFile } from '../../../platform/uploads/prepare.ts'
import { SoundNotRemoved } from './sound-not-removed.ts'
import { madeFilm } from './testing.ts'
import { withoutSound } from './without-sound.ts'

const tracksOf = async (film: File): Promise<string[]> => {
  const input = new Input({ source: new BlobSource(film), formats: [WEBM] })
  return (await input.getTracks()).map(({ type }) => type).toSorted()
}

it('S-151: takes the sound out of a film, and leaves its picture as it was', async () => {
  const film = await madeFilm('beach.day.webm', { hasSound: true })
  expect(await tracksOf(film)).toEqual(['audio', 'video'])
  const silent = await withoutSound(film)
  expect(await tracksOf(silent)).toEqual(['video'])
  expect([silent.name, silent.type]).toEqual(['beach.day.webm', 'video/webm'])
  expect(silent.size).toBeLessThan(film.size)
  expect(await measureFile(silent)).toMatchObject({ width: 64, height: 48, durationSeconds: 1 })
})

it('S-151: a film without sound stays the file it is', async () => {
  const film = await madeFilm('still.webm', { hasSound: false })
  expect(await withoutSound(film)).toBe(film)
})

it('S-151: says so where a file is no film it can read', async () => {
  const film = await madeFilm('half.webm', { hasSound: true })
  const broken = [
    new File(['no film at all'], 'a.mp4', { type: 'video/mp4' }),
    new File([], 'b.mp4', { type: 'video/mp4' }),
    new File([film.slice(0, 40)], 'c.webm', { type: 'video/webm' }),
  ]
  for (const file of broken) await expect(withoutSound(file)).rejects.toBeInstanceOf(SoundNotRemoved)
})
