import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newDrama, type TestDrama } from '../../../testing/dramas.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { storeSmallFilms } from '../../../testing/small-films.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function filmed(drama: TestDrama = {}): Promise<number> {
  const id = await newDrama(server.context.db, server.domains.drama.authoring, { episodes: 2, ...drama })
  await storeSmallFilms(server, id)
  return id
}

const trailerOf = (id: number | string) => server.send({ method: 'GET', path: `/video/${id}/trailer.mp4` })
const change = (id: number, assignments: string) =>
  server.context.db.execute(`update dramas set ${assignments} where id = $1`, [id])

describe('the trailer of a drama', () => {
  it('is four seconds of a free episode after its beginning, to everybody', async () => {
    expect(await trailerOf(await filmed())).toMatchObject({ status: 200, body: 'init.0002.m4s.0003.m4s.' })
  })

  it('is no more of a locked episode than its preview, and nothing without one', async () => {
    const id = await filmed()
    await change(id, 'free_number = 0, coin_price = 30, preview_seconds = 2')
    expect((await trailerOf(id)).body).toBe('init.0000.m4s.')
    await change(id, 'preview_seconds = 0')
    expect((await trailerOf(id)).status).toBe(404)
  })

  it('does not exist for a drama that is not listed, nor for what is no drama', async () => {
    const id = await filmed()
    await change(id, 'is_listed = false')
    for (const dead of [id, 999_999, 0, -1, '1e3x', '99999999999999999999'])
      expect((await trailerOf(dead)).status).toBe(404)
  })
})
