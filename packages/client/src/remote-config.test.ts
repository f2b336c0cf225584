import { createCipheriv, randomBytes } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { RemoteConfig } from '@cliffhanger/contract/session/schemas.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { apiAddresses, socketAddresses } from './configured-addresses.ts'
import { pickNode } from './node-race.ts'
import { loadRemoteConfig } from './remote-config.ts'
import { fakeFetch } from './testing/fake-fetch.ts'

const key = randomBytes(32)
const config: RemoteConfig = {
  plat_code: 'demo',
  plat_status: 1,
  plat_download: { h5_api_url: ['https://a', 'https://b'], h5_ws_url: '', h5_url: '', android_url: '', ios_url: '' },
  api_url: 'https://fallback',
  ws_url: 'wss://fallback/ws',
  upload_url: 'https://store',
}

const encrypted = (text: string): string => {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64')
}

let urls: string[]
let reply: (url: string) => Promise<Response>
const fetch = fakeFetch(({ url }) => {
  urls.push(url)
  return reply(url)
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  urls = []
})
afterEach(() => {
  vi.useRealTimers()
})

const load = async (): Promise<RemoteConfig> => {
  const loaded = loadRemoteConfig({ url: '/config/app.json', key: key.toString('base64'), fetch })
  const run = { isOver: false }
  const end = () => {
    run.isOver = true
  }
  loaded.then(end, end)
  // Decrypting takes real time, waiting for the next try none.
  while (!run.isOver) {
    await nextTurn()
    await vi.advanceTimersByTimeAsync(100)
  }
  return loaded
}

it('S-3: fetches past caches, decrypts and parses', async () => {
  reply = async () => new Response(encrypted(JSON.stringify(config)))
  expect(await load()).toEqual(config)
  expect(await load()).toEqual(config)
  expect(urls[0]).toMatch(/^\/config\/app\.json\?t=0\.\d+/)
  expect(urls[0]).not.toBe(urls[1])
})

it('S-6: repeats a failed load 3 times, 1 s apart', async () => {
  reply = async () =>
    urls.length < 4 ? new Response('', { status: 502 }) : new Response(encrypted(JSON.stringify(config)))
  expect(await load()).toEqual(config)
  expect(urls).toHaveLength(4)
})

it('E-17: tells the status of a configuration that is not delivered', async () => {
  reply = async () => new Response('', { status: 503 })
  await expect(load()).rejects.toMatchObject({ kind: 'undelivered', status: 503 })
  expect(urls).toHaveLength(4)
})

it('E-17: has no status when nothing answers', async () => {
  reply = () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(load()).rejects.toMatchObject({ kind: 'undelivered', status: 0 })
})

it.each([
  ['no base64', () => '<html>'],
  ['a changed text', () => encrypted('{}').replace(/^..../, 'AAAA')],
  ['no JSON', () => encrypted('plat_code=demo')],
  ['no configuration', () => encrypted('{"plat_code":1}')],
  ['nothing', () => ''],
])('E-16: finds %s unreadable', async (_what, body) => {
  reply = async () => new Response(body())
  await expect(load()).rejects.toMatchObject({ kind: 'unreadable' })
})

it('names the addresses of H5, else the fallback', () => {
  expect(apiAddresses(config)).toEqual(['https://a', 'https://b'])
  expect(socketAddresses(config)).toEqual(['wss://fallback/ws'])
})

const nodes = ['https://a', 'https://b', 'https://c']
const never = (): Promise<Response> => new Promise(() => undefined)

it('S-4: takes the first node to answer', async () => {
  reply = (url) => {
    if (url.startsWith('https://a')) return Promise.resolve(new Response(null, { status: 503 }))
    return url.startsWith('https://c') ? Promise.resolve(new Response(null)) : never()
  }
  expect(await pickNode(nodes, fetch)).toBe('https://c')
  expect(urls[0]).toMatch(/^https:\/\/a\/ping\?time=\d+$/)
})

it('S-5: takes the first address when no node answers within 5 s', async () => {
  reply = never
  const picked = pickNode(nodes, fetch)
  await vi.advanceTimersByTimeAsync(5000)
  expect(await picked).toBe('https://a')
})

it('S-4: uses a single address without timing it', async () => {
  expect(await pickNode(['https://only'], fetch)).toBe('https://only')
  expect(urls).toEqual([])
})
