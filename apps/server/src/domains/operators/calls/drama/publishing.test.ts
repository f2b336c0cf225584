import { bannerOperatorCalls } from '@cliffhanger/contract/drama/operator-banner-calls.ts'
import { dramaOperatorCalls } from '@cliffhanger/contract/drama/operator-calls.ts'
import { episodeOperatorCalls } from '@cliffhanger/contract/drama/operator-episode-calls.ts'
import type { DramaForm } from '@cliffhanger/contract/drama/operator-schemas.ts'
import { staffCalls } from '@cliffhanger/contract/operators/staff-calls.ts'
import { waitingCalls } from '@cliffhanger/contract/operators/waiting-calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newMember } from '../../../../testing/members.ts'
import { newOperatorToken } from '../../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../../testing/server.ts'
import { newUploadPrefix } from '../../pictures.ts'

let server: TestServer
let token: string

beforeAll(async () => {
  server = await startTestServer()
  token = await newOperatorToken(server, 'owner')
})

afterAll(() => server.close())

describe('what operators publish', () => {
  it('R-23: lists the carousel, and the log keeps what was taken out of it and why', async () => {
    const banner = {
      titles: { en: 'Tonight' },
      image_key: 'public/covers/b.webp',
      link_type: 'none',
      link: '',
      sort: 5,
    } as const
    const { id } = await server.succeed(bannerOperatorCalls.createBanner, banner, {
      token,
      key: 'banner-of-tonight',
    })
    const listed = () => server.succeed(bannerOperatorCalls.listBanners, {}, { token })
    expect((await listed()).list.find((item) => item.id === id)).toMatchObject({
      ...banner,
      image: expect.stringContaining('b.webp'),
    })

    const reason = 'the show is over'
    await server.succeed(bannerOperatorCalls.removeBanner, { id, reason }, { token })
    expect((await listed()).list.some((item) => item.id === id)).toBe(false)
    expect((await server.call(bannerOperatorCalls.removeBanner, { id, reason }, { token })).code).toBe(4002)
    const { list } = await server.succeed(staffCalls.listAudit, { action: 'banner.remove' }, { token })
    expect(list).toHaveLength(1)
    expect(list[0]).toMatchObject({ target: `banner ${id}`, reason, before: { titles: { en: 'Tonight' } } })
  })

  it('R-23: changes a picture of the carousel, and the log keeps what it was', async () => {
    const banner = {
      titles: { en: 'Tonight', vi: 'Tối nay' },
      image_key: 'public/covers/b.webp',
      link_type: 'url',
      link: 'https://example.com',
      sort: 5,
    } as const
    const { id } = await server.succeed(bannerOperatorCalls.createBanner, banner, { token, key: 'banner-to-change' })
    // A title in a language operators do not write in is none of theirs to lose.
    await server.context.db.execute(`update banners set titles = titles || '{"ja": "今夜"}' where id = $1`, [id])
    const changed = { ...banner, titles: { en: 'Tomorrow' }, link_type: 'none', link: '', sort: 7 } as const
    await server.succeed(bannerOperatorCalls.editBanner, { id, ...changed }, { token })
    const { list } = await server.succeed(bannerOperatorCalls.listBanners, {}, { token })
    const { titles, ...rest } = list.find((item) => item.id === id) ?? {}
    expect(titles).toMatchObject({ en: 'Tomorrow' })
    expect(titles).not.toHaveProperty('vi')
    expect(rest).toMatchObject({ link_type: 'none', link: '', sort: 7 })
    const [action] = (await server.succeed(staffCalls.listAudit, { target: `banner ${id}` }, { token })).list
    expect(action).toMatchObject({
      action: 'banner.edit',
      before: { titles: { en: 'Tonight', vi: 'Tối nay' }, link: 'https://example.com', sort: 5 },
      after: { titles: { en: 'Tomorrow', ja: '今夜' }, link: '', sort: 7 },
    })
  })

  it('refuses a drama whose pictures were never uploaded (5019), a new one and one that is there', async () => {
    const { id: type_id } = await server.succeed(
      dramaOperatorCalls.createDramaType,
      { names: { en: 'Mystery' }, sort: 1 },
      { token, key: 'type-of-pictures' },
    )
    const there: DramaForm = {
      type_id,
      language: 'en',
      texts: { en: { title: 'The Locked Room', intro: '', tags: [] } },
      cover_key: 'public/covers/c.webp',
      wide_cover_key: '',
      area: '',
      year: 2026,
      total_number: 0,
      is_end: 0,
    }
    const { drama } = await server.succeed(dramaOperatorCalls.createDrama, there, { token, key: 'drama-with-picture' })
    const nowhere = { ...there, wide_cover_key: `${newUploadPrefix()}wide.png` }
    const made = await server.call(dramaOperatorCalls.createDrama, nowhere, { token, key: 'drama-without-picture' })
    expect(made.code).toBe(5019)
    expect((await server.call(dramaOperatorCalls.editDrama, { ...nowhere, id: drama.id }, { token })).code).toBe(5019)
    const { drama: stored } = await server.succeed(dramaOperatorCalls.getDrama, { id: drama.id }, { token })
    expect(stored).toMatchObject(there)
  })

  it('R-23: changes a category, and the log keeps what it was', async () => {
    const names = { en: 'Revenge', pt: 'Vingança' }
    const type = { names, sort: 3 }
    const { id } = await server.succeed(dramaOperatorCalls.createDramaType, type, { token, key: 'type-to-change' })
    await server.succeed(dramaOperatorCalls.editDramaType, { id, names: { en: 'Justice' }, sort: 1 }, { token })
    const { list } = await server.succeed(dramaOperatorCalls.listDramaTypes, {}, { token })
    expect(list.find((item) => item.id === id)).toEqual({ id, names: { en: 'Justice' }, sort: 1 })
    const [action] = (await server.succeed(staffCalls.listAudit, { target: `type ${id}` }, { token })).list
    expect(action).toMatchObject({
      action: 'dramaType.edit',
      before: type,
      after: { names: { en: 'Justice' }, sort: 1 },
    })
  })

  it('leaves no category without a name, and changes nothing that is not there', async () => {
    const { id } = await server.succeed(
      dramaOperatorCalls.createDramaType,
      { names: { en: 'Family' }, sort: 3 },
      { token, key: 'type-that-keeps-its-name' },
    )
    const unnamed = await server.call(dramaOperatorCalls.editDramaType, { id, names: { en: ' ' }, sort: 1 }, { token })
    expect(unnamed).toMatchObject({ code: 4000, data: { field: 'names' } })
    const noType = { id: 999_999, names: { en: 'Nobody’s' }, sort: 1 }
    expect((await server.call(dramaOperatorCalls.editDramaType, noType, { token })).code).toBe(4002)
    const noBanner = {
      id: 999_999,
      titles: {},
      image_key: 'public/b.webp',
      link_type: 'none',
      link: '',
      sort: 1,
    } as const
    expect((await server.call(bannerOperatorCalls.editBanner, noBanner, { token })).code).toBe(4002)
  })

  it('gives a long upload a fresh credential for its own prefix, and for no other place', async () => {
    const upload = { kind: 'video', file_name: 'one.mp4', size: 1000 } as const
    const first = await server.succeed(episodeOperatorCalls.startUpload, upload, { token })
    const second = await server.succeed(
      episodeOperatorCalls.startUpload,
      { ...upload, key_prefix: first.key_prefix },
      { token },
    )
    expect(second.key_prefix).toBe(first.key_prefix)
    expect(second.sessionToken).not.toBe(first.sessionToken)
    for (const key_prefix of ['public/', 'upload/operator/', `${first.key_prefix}../`, 'video/1/']) {
      const reply = await server.call(episodeOperatorCalls.startUpload, { ...upload, key_prefix }, { token })
      expect(reply).toMatchObject({ code: 4000, data: { field: 'key_prefix' } })
    }
  })

  it('counts what waits', async () => {
    const before = await server.succeed(waitingCalls.getWaiting, {}, { token })
    await newMember(server)
    const { waiting } = await server.succeed(waitingCalls.getWaiting, {}, { token })
    expect(waiting).toEqual({ ...before.waiting, members: before.waiting.members + 1 })
  })
})
