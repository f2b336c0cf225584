import '../../testing/browser.ts'
import { uploadsCalls } from '@cliffhanger/contract/uploads/calls.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { exampleUser } from '../../testing/examples.ts'
import { FakeServer } from '../../testing/fake-server.ts'
import { clearSession, storeSession } from '../session/session.ts'
import { addMediaSource, forgetMediaUrl, loadMedia, mediaUrl, saveOwnFile } from './media-urls.ts'
import { sealedCredential } from './testing.ts'

let server: FakeServer
/** Keys are never the same in two tests: what is known of them stays. */
let round = 0
const key = (name: string): string => `chat/1/${round}-${name}`
const keysOf = () =>
  server.heard
    .filter(({ path }) => path === uploadsCalls.getCredential.path)
    .map(({ query }) => query.get('keys')?.split(',') ?? [])

/** Everybody may see everything but what is called secret; addresses are good for `lifetimeSeconds`. */
const showAll = (lifetimeSeconds: number): void =>
  server.answer(uploadsCalls.getCredential, ({ query }) => {
    const now = Math.floor(Date.now() / 1000)
    const shown =
      query
        .get('keys')
        ?.split(',')
        .filter((each) => !each.includes('secret')) ?? []
    return sealedCredential({
      startTime: now,
      expiredTime: now + lifetimeSeconds,
      urls: Object.fromEntries(shown.map((each) => [each, `http://store.test/${each}?signed`])),
    })
  })

beforeEach(() => {
  round += 1
  server = new FakeServer()
  showAll(1800)
})

describe('the address of a file', () => {
  it('is asked for together with those of the same tick, 20 in one question', async () => {
    const keys = Array.from({ length: 45 }, (_, index) => key(`${index}.jpg`))
    const addresses = await Promise.all(keys.map(mediaUrl))
    expect(addresses).toEqual(keys.map((each) => `http://store.test/${each}?signed`))
    expect(keysOf().map(({ length }) => length)).toEqual([20, 20, 5])
  })

  it('is asked for once, until 60 s before it ends', async () => {
    await Promise.all([mediaUrl(key('a')), mediaUrl(key('a'))])
    await mediaUrl(key('a'))
    expect(keysOf()).toEqual([[key('a')]])
    showAll(59)
    await mediaUrl(key('b'))
    await mediaUrl(key('b'))
    expect(keysOf()).toHaveLength(3)
  })

  it('is asked for anew where it did not work', async () => {
    await mediaUrl(key('a'))
    forgetMediaUrl(key('a'))
    await mediaUrl(key('a'))
    expect(keysOf()).toHaveLength(2)
  })

  it('C-9: is one of three questions at a time', async () => {
    let open = 0
    let most = 0
    server.answer(uploadsCalls.getCredential, async () => {
      most = Math.max(most, ++open)
      await new Promise((resolve) => setTimeout(resolve, 5))
      open -= 1
      return sealedCredential({ urls: {} })
    })
    await Promise.allSettled(Array.from({ length: 120 }, (_, index) => mediaUrl(key(`${index}`))))
    expect(most).toBe(3)
  })

  it('E-22: a key that is missing or not for me rejects, and the others of its question do not', async () => {
    const [mine, secret] = await Promise.allSettled([mediaUrl(key('mine')), mediaUrl(key('secret'))])
    expect(mine.status).toBe('fulfilled')
    expect(secret).toMatchObject({ reason: { name: 'MediaError', reason: 'missing' } })
    await expect(mediaUrl('')).rejects.toMatchObject({ reason: 'missing' })
    await expect(mediaUrl(key('secret'))).rejects.toMatchObject({ reason: 'missing' })
    expect(keysOf()).toHaveLength(1)
  })

  it('E-20: a question that failed is told and asked again the next time', async () => {
    server.refuse(uploadsCalls.getCredential, 4006)
    await expect(mediaUrl(key('a'))).rejects.toMatchObject({ code: 4006 })
    showAll(1800)
    expect(await mediaUrl(key('a'))).toContain(key('a'))
  })
})

describe('a file of this device', () => {
  it('is shown from here and not asked for', async () => {
    saveOwnFile(key('sent.jpg'), new Blob(['x']))
    expect(await mediaUrl(key('sent.jpg'))).toMatch(/^blob:/)
    expect(await (await loadMedia(key('sent.jpg'))).text()).toBe('x')
    addMediaSource(`mine-${round}:`, async (ref) => (ref.endsWith('/0') ? new Blob(['y']) : undefined))
    expect(await mediaUrl(`mine-${round}:m/0`)).toMatch(/^blob:/)
    await expect(mediaUrl(`mine-${round}:m/1`)).rejects.toMatchObject({ reason: 'missing' })
    expect(server.heard).toEqual([])
  })
})

it('what one member may see is not shown to the next one on this device', async () => {
  storeSession({ accessToken: 'a', refreshToken: 'r', user: exampleUser })
  saveOwnFile(key('own'), new Blob(['x']))
  await mediaUrl(key('a'))
  clearSession()
  storeSession({ accessToken: 'a', refreshToken: 'r', user: { ...exampleUser, user_id: 8 } })
  await Promise.all([mediaUrl(key('a')), mediaUrl(key('own'))])
  expect(keysOf()).toEqual([[key('a')], [key('a'), key('own')]])
  clearSession()
})

describe('a download', () => {
  /** The store's answers to downloads; everything else goes to the server. */
  const storeAnswers = (respond: () => Response): void => {
    const request = globalThis.fetch
    vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
      input.startsWith('http://store.test/') ? Promise.resolve(respond()) : request(input, init),
    )
  }

  it('resolves with the file', async () => {
    storeAnswers(() => new Response('voice'))
    expect(await (await loadMedia(key('a'))).text()).toBe('voice')
  })

  it('E-21: rejects with the media error for any status but 200, and asks for another address the next time', async () => {
    for (const status of [403, 404, 206, 500]) {
      storeAnswers(() => new Response('', { status }))
      await expect(loadMedia(key('a'))).rejects.toMatchObject({ name: 'MediaError', reason: 'download', status })
    }
    expect(keysOf()).toHaveLength(4)
  })

  it('E-21: rejects with the media error where nothing answers', async () => {
    storeAnswers(() => {
      throw new TypeError('no answer')
    })
    await expect(loadMedia(key('a'))).rejects.toMatchObject({ reason: 'download', status: 0 })
  })
})
