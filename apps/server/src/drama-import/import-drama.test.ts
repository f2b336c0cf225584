import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAuthoring } from '../domains/drama/authoring.ts'
import { findListedDrama } from '../domains/drama/queries/dramas.ts'
import { listEpisodeOverviews, listOverviews } from '../domains/drama/queries/overview.ts'
import { openTestMedia, type TestMedia } from '../domains/media/testing.ts'
import { type Importer, importDrama } from './import-drama.ts'
import { readRequest } from './read-request.ts'

let test: TestMedia
let importer: Importer
const said: string[] = []

beforeAll(async () => {
  test = await openTestMedia()
  const { context, media } = test
  await media.start?.('worker')
  const authoring = createAuthoring(context.db, context.clock, media)
  importer = { context, media, drama: { authoring }, say: (line) => void said.push(line) }
})
afterAll(() => test.close())

const makeFilm = (name: string) =>
  test.makeFile(name, ['-f', 'lavfi', '-i', 'testsrc2=s=180x320:r=24:d=1', '-pix_fmt', 'yuv420p'])

describe('drama import', () => {
  it('makes a listed drama of the files of a folder, in the order a person counts', async () => {
    const folder = join(test.folder, 'films')
    await mkdir(folder)
    for (const name of ['part 10.mp4', 'part 2.mp4']) await makeFilm(join('films', name))
    await writeFile(join(folder, 'notes.txt'), 'not an episode')
    const request = await readRequest([folder, '--title', 'Moonlit Bridge', '--language', 'en'], 2026)
    expect(request.files).toEqual([join(folder, 'part 2.mp4'), join(folder, 'part 10.mp4')])

    const id = await importDrama(importer, request)
    const drama = await findListedDrama(test.context.db, id)
    expect(drama).toMatchObject({ update_number: 2, texts: { en: { title: 'Moonlit Bridge' } } })
    expect(drama?.cover_key).not.toBe('')
    expect(said).toContain('part 2.mp4: ready')
  })

  it('names the file that is no video and leaves the drama unpublished', async () => {
    const bad = join(test.folder, 'bad.mp4')
    await writeFile(bad, 'These are only words.')
    const request = await readRequest([await makeFilm('good.mp4'), bad, '--title', 'Half'], 2026)
    await expect(importDrama(importer, request)).rejects.toThrow(`${bad}: not a video`)
    const [drama] = await listOverviews(test.context.db, 'half', { page: 1, limit: 1 })
    expect(drama).toMatchObject({ is_published: false, is_listed: false })
    expect((await listEpisodeOverviews(test.context.db, drama?.id ?? 0)).map(({ state }) => state)).toEqual([
      'complete',
      'failed',
    ])
  })

  it.each([
    ['without a title', ['x.mp4'], '--title'],
    ['without a file', ['--title', 'A'], 'No file'],
    ['of a file that is not there', ['/nowhere/x.mp4', '--title', 'A'], '/nowhere/x.mp4: there is no such file'],
    ['in an unknown language', ['--title', 'A', '--language', 'xx'], '--language'],
    ['of an unknown year', ['--title', 'A', '--year', 'soon'], '--year'],
    ['of a year that no form takes', ['--title', 'A', '--year', '9999'], '--year'],
    ['with more words than a form takes', ['--title', 'A', '--intro', 'a'.repeat(2001)], '--intro is too long'],
    ['of a place with a long name', ['--title', 'A', '--area', 'a'.repeat(41)], '--area is too long'],
  ])('refuses a request %s', async (_case, words, complaint) => {
    await expect(readRequest(words, 2026)).rejects.toThrow(complaint)
  })

  it('refuses an empty file and a folder without videos before anything is made', async () => {
    const [empty, folder] = [join(test.folder, 'empty.mp4'), join(test.folder, 'none')]
    await writeFile(empty, '')
    await mkdir(folder)
    await expect(readRequest([empty, '--title', 'A'], 2026)).rejects.toThrow('the file is empty')
    await expect(readRequest([folder, '--title', 'A'], 2026)).rejects.toThrow('no videos in this folder')
  })
})
