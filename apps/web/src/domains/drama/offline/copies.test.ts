import '../../../testing/browser.ts'
import { offlineCalls } from '@cliffhanger/contract/drama/offline-calls.ts'
import { describe, expect, it } from 'vitest'
import { hasCopies, hasOrHadCopies } from '../../../shared/offline/has-copies.ts'
import { exampleDrama } from '../../../testing/examples.ts'
import { pauseCopy, removeFromDevice, resumeCopy, runCopies } from './copy-queue.ts'
import { useCopyDevice } from './testing/copy-device.ts'
import { clear, served } from './testing/served-episode.ts'

const id = `${exampleDrama.id}/1`
const device = useCopyDevice()
const segments = () => device.fetched.filter((name) => name.endsWith('.m4s'))

describe('a copy that is made', () => {
  it('S-114: holds every file as it was served, plays in clear, and its key cannot be read', async () => {
    await device.queue(1)
    expect(hasCopies()).toBe(true)
    await runCopies()
    expect(await device.copyOf()).toMatchObject({ phase: 'complete', doneFiles: 3, totalFiles: 3, source: '7/1' })
    const stored = await device.database.copyFiles.get([id, '0001.m4s'])
    expect(Buffer.from(stored?.data ?? new ArrayBuffer(0))).toEqual(served['360/0001.m4s'])
    expect([await device.read('0000.m4s'), await device.read('0001.m4s')]).toEqual(clear.map(String))
    expect(await device.read('init.mp4')).toBe('init')
    expect(await device.read('captions/en.vtt')).toBe('WEBVTT\n')
    expect(await device.read('media.m3u8')).not.toContain('KEY')
    expect(await device.read('captions/vi.vtt')).toBe(404)
    const { key: kept } = (await device.copyOf()) ?? {}
    expect(kept?.extractable).toBe(false)
    await expect(crypto.subtle.exportKey('raw', kept as CryptoKey)).rejects.toThrow('not extractable')
  })

  it('S-114: is paused between two files and goes on without fetching again what is there', async () => {
    await device.queue(1)
    device.before = async (name) => {
      if (name === '360/0001.m4s' && device.fetched.includes('360/0000.m4s')) await pauseCopy(id)
      return undefined
    }
    await runCopies()
    expect(await device.copyOf()).toMatchObject({ phase: 'paused', doneFiles: 2 })
    device.before = async () => undefined
    await resumeCopy(id)
    await runCopies()
    expect(await device.copyOf()).toMatchObject({ phase: 'complete', doneFiles: 3 })
    expect(segments().filter((name) => name.endsWith('0000.m4s'))).toHaveLength(1)
  })

  it('S-114: of a page that was closed in the middle goes on with the next one', async () => {
    await device.queue(1)
    await device.database.copies.update(id, { phase: 'copying' })
    await runCopies()
    expect(await device.copyOf()).toMatchObject({ phase: 'complete' })
  })

  it('waits where the network went, and the others with it', async () => {
    await device.queue(1, 2)
    device.before = async (name) => {
      if (name === '360/0000.m4s') throw new TypeError('Failed to fetch')
      return undefined
    }
    await runCopies()
    expect((await device.database.copies.toArray()).map(({ phase }) => phase)).toEqual(['waiting', 'waiting'])
    expect(device.server.requested(offlineCalls.saveEpisode)).toHaveLength(1)
  })

  it('S-114: waits and comes again where a file is not served for a moment', async () => {
    await device.queue(1)
    device.before = async (name) => (name === '360/0000.m4s' ? new Response(null, { status: 503 }) : undefined)
    await runCopies()
    expect(await device.copyOf()).toMatchObject({ phase: 'waiting' })
  })

  it.each([
    ['a list of qualities without any', 'master.m3u8', '#EXTM3U\n'],
    ['a playlist of nothing', '360/index.m3u8', '#EXTM3U\n'],
    ['a key of the wrong length', 'key', 'short'],
    ['a file of captions that is not JSON', 'captions.json', '<html>'],
    ['a file of captions of another shape', 'captions.json', '{"captions":1}'],
  ])('S-114: %s ends that copy as broken, and the others go on', async (_what, broken, content) => {
    await device.queue(1, 2)
    device.before = async (name) => {
      const { number } = (await device.database.copies.where('phase').equals('copying').first()) ?? {}
      return number === 1 && name === broken ? new Response(content) : undefined
    }
    await runCopies()
    expect((await device.database.copies.toArray()).map(({ phase, reason }) => [phase, reason])).toEqual([
      ['failed', 'broken'],
      ['complete', ''],
    ])
  })

  it('asks for another address where the first is over', async () => {
    await device.queue(1)
    let refusals = 1
    device.before = async (name) =>
      name.endsWith('0001.m4s') && refusals-- > 0 ? new Response(null, { status: 403 }) : undefined
    await runCopies()
    expect(await device.copyOf()).toMatchObject({ phase: 'complete' })
    expect(device.server.requested(offlineCalls.saveEpisode)).toHaveLength(2)
  })

  it('begins anew where another version plays by now: files of two keys do not mix', async () => {
    await device.queue(1)
    device.before = async (name) => {
      if (name.endsWith('0001.m4s') && device.version === 1) {
        device.version = 2
        return new Response(null, { status: 403 })
      }
      return undefined
    }
    await runCopies()
    expect(await device.copyOf()).toMatchObject({ phase: 'complete', source: '7/2', doneFiles: 3 })
    expect(segments().filter((name) => name.endsWith('0000.m4s'))).toHaveLength(2)
  })

  it('says in the server’s words why it was refused, until it is tried again', async () => {
    await device.queue(1)
    device.server.refuse(offlineCalls.saveEpisode, 4006, { reason: 'devices' }, 'Too many devices')
    await runCopies()
    expect(await device.copyOf()).toMatchObject({ phase: 'failed', reason: 'refused', words: 'Too many devices' })
    await resumeCopy(id)
    await runCopies()
    expect(device.server.requested(offlineCalls.saveEpisode)).toHaveLength(2)
  })

  it('is removed with its files, and the server hears of it', async () => {
    device.server.answer(offlineCalls.releaseLicences, () => ({ released: 1 }))
    await device.queue(1)
    await runCopies()
    await removeFromDevice(await device.database.copies.toArray())
    expect(
      await Promise.all([
        device.database.copies.count(),
        device.database.copyFiles.count(),
        device.database.copiedDramas.count(),
      ]),
    ).toEqual([0, 0, 0])
    expect(hasCopies()).toBe(false)
    await expect
      .poll(() => device.server.requested(offlineCalls.releaseLicences))
      .toEqual([{ episodes: [{ video_id: exampleDrama.id, number: 1 }] }])
    await expect.poll(hasOrHadCopies).toBe(false)
  })
})
