import '../../../testing/browser.ts'
import { offlineCalls } from '@cliffhanger/contract/drama/offline-calls.ts'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { clearSession, storeSession } from '../../../platform/session/session.ts'
import { closeDatabase, deleteDatabase, openDatabase } from '../../../platform/storage/local-database.ts'
import { hasCopies, hasOrHadCopies } from '../../../shared/offline/has-copies.ts'
import { exampleDrama, exampleUser } from '../../../testing/examples.ts'
import { copyAddress } from './copy-address.ts'
import { removeFromDevice, runCopies } from './copy-queue.ts'
import { findCopy } from './find-copy.ts'
import { leaveCopies } from './keep-copies.ts'
import { keepLicences, renewLicences } from './licences.ts'
import { licence, seconds, useCopyDevice } from './testing/copy-device.ts'

const id = `${exampleDrama.id}/1`
const device = useCopyDevice()

describe('licences of copies that are gone', () => {
  const asked = () => device.server.requested(offlineCalls.renewLicences)
  const renewal = () =>
    device.server.answer(offlineCalls.renewLicences, ({ body }) => ({
      list: (body as { episodes: { number: number }[] }).episodes.map(({ number }) => ({ ...licence, number })),
    }))
  const nameOf = (number: number) => ({ video_id: exampleDrama.id, number })

  it('C-55: a renewal names all the device holds, also in part, and not what it waits for', async () => {
    renewal()
    await device.queue(1, 2, 3)
    device.before = async (name) => {
      if (name === '360/0001.m4s' && (await device.copyOf())?.phase === 'complete') throw new TypeError('offline')
      return undefined
    }
    await runCopies()
    await renewLicences(device.database)
    expect(asked()).toEqual([{ episodes: [nameOf(1), nameOf(2)], is_all: 1 }])
  })

  it('C-55: the last copy removed without a network is reported with the next renewal, once', async () => {
    await device.queue(1)
    await runCopies()
    device.server.lose(offlineCalls.releaseLicences)
    await removeFromDevice(await device.database.copies.toArray())
    await expect.poll(() => device.server.requested(offlineCalls.releaseLicences)).toHaveLength(1)
    expect([hasCopies(), hasOrHadCopies()]).toEqual([false, true])
    renewal()
    await keepLicences(device.database)
    expect(asked()).toEqual([{ episodes: [], is_all: 1 }])
    expect(hasOrHadCopies()).toBe(false)
  })

  it('C-55: a member who leaves gives up the licences of all copies first', async () => {
    renewal()
    await device.queue(1)
    await runCopies()
    await leaveCopies()
    expect(asked()).toEqual([{ episodes: [], is_all: 1 }])
  })
})

describe('the licence of a copy', () => {
  beforeEach(async () => {
    await device.queue(1)
    await runCopies()
  })

  const answerRenewal = (change: Partial<typeof licence> | { end_time: number; deny_reason: 'coin' }) =>
    device.server.answer(offlineCalls.renewLicences, () => ({ list: [{ ...licence, ...change }] }))

  it('S-114: lets it play, also after it was renewed', async () => {
    const end_time = seconds(29 * dayMs)
    answerRenewal({ end_time })
    await renewLicences(device.database)
    expect((await device.copyOf())?.endsMs).toBe(end_time * 1000)
    expect(await findCopy(exampleDrama.id, 1)).toMatchObject({ item: { can_play: 1, play_url: copyAddress(id) } })
  })

  it('S-114: that is refused takes files and key away, and says why', async () => {
    answerRenewal({ end_time: 0, deny_reason: 'coin' })
    await renewLicences(device.database)
    expect(await device.copyOf()).toMatchObject({ phase: 'ended', reason: 'coin', key: null, sizeBytes: 0 })
    expect(await device.database.copyFiles.count()).toBe(0)
    expect(await findCopy(exampleDrama.id, 1)).toEqual({ reason: 'coin' })
    expect(await device.read('0000.m4s')).toBe(403)
  })

  it('C-55: that ran out opens nothing any more', async () => {
    device.server.lose(offlineCalls.renewLicences)
    await device.database.copies.update(id, { endsMs: Date.now() - 1 })
    expect(await device.read('0000.m4s')).toBe(403)
    await keepLicences(device.database, true)
    expect(await device.copyOf()).toMatchObject({ phase: 'ended', reason: 'expired' })
    expect(await device.database.copyFiles.count()).toBe(0)
  })

  it('C-55: does not gain by a clock that is put back', async () => {
    device.server.lose(offlineCalls.renewLicences)
    await device.database.copies.update(id, { seenMs: Date.now() + dayMs })
    expect(await findCopy(exampleDrama.id, 1)).toEqual({ reason: 'clock' })
    expect(await device.read('0000.m4s')).toBe(403)
  })

  it('S-114: is nothing to another account, nor to nobody', async () => {
    closeDatabase()
    storeSession({ accessToken: 'a', refreshToken: 'r', user: { ...exampleUser, user_id: exampleUser.user_id + 1 } })
    const others = await openDatabase(exampleUser.user_id + 1)
    expect(hasCopies()).toBe(false)
    expect(await findCopy(exampleDrama.id, 1)).toBeUndefined()
    expect(await device.read('0000.m4s')).toBe(403)
    clearSession()
    expect(await device.read('0000.m4s')).toBe(403)
    closeDatabase()
    await deleteDatabase(others.userId)
  })
})
