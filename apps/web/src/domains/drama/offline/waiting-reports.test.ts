import '../../../testing/browser.ts'
import type { CallInput } from '@cliffhanger/contract/call.ts'
import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { offlineCalls } from '@cliffhanger/contract/drama/offline-calls.ts'
import type { WatchHistory } from '@cliffhanger/contract/drama/schemas.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { storeSession } from '../../../platform/session/session.ts'
import { hasCopies, hasOrHadCopies } from '../../../shared/offline/has-copies.ts'
import { exampleDrama, exampleUser } from '../../../testing/examples.ts'
import { forgetMember } from '../forget-member.ts'
import { sendWatched } from '../player/reporting/reports-to-server.ts'
import { removeFromDevice } from './copy-queue.ts'
import { sendWaitingReports } from './send-waiting-reports.ts'
import { useCopyDevice } from './testing/copy-device.ts'
import { clearWaitingReports, storeReport, waitingReports } from './waiting-reports.ts'

const device = useCopyDevice()

describe('what was watched without a network', () => {
  const report = { number: 1, positionSeconds: 3, durationSeconds: 4, seconds: 2 }
  const progress: WatchHistory = {
    ...{ id: exampleDrama.id, user_id: 1, number: 1, timeDetail: 3, duration: 4, is_done: 0, update_time: 0 },
  }
  const offline = (isOffline: boolean) =>
    Object.defineProperty(navigator, 'onLine', { value: !isOffline, configurable: true })
  const reported = () => device.server.requested(dramaCalls.reportWatch) as CallInput<typeof dramaCalls.reportWatch>[]
  beforeEach(() => {
    clearWaitingReports()
    return device.queue(1)
  })
  afterEach(() => offline(false))

  it('S-108: is told later, once, with all its seconds', async () => {
    storeReport(exampleDrama.id, report)
    storeReport(exampleDrama.id, { ...report, positionSeconds: 4 })
    device.server.answer(dramaCalls.reportWatch, () => ({ mark: progress, task_seconds: 0 }))
    await sendWaitingReports(device.database)
    await sendWaitingReports(device.database)
    expect(device.server.requested(dramaCalls.reportWatch)).toEqual([
      { video_id: exampleDrama.id, number: 1, timeDetail: 4, seconds: 4, client_seq: expect.any(Number) },
    ])
  })

  it('S-108: is told again under the same number where the answer was lost', async () => {
    storeReport(exampleDrama.id, report)
    device.server.lose(dramaCalls.reportWatch)
    await expect(sendWaitingReports(device.database)).rejects.toThrow('network')
    device.server.answer(dramaCalls.reportWatch, () => ({ mark: progress, task_seconds: 0 }))
    await sendWaitingReports(device.database)
    const sent = device.server.requested(dramaCalls.reportWatch)
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
  })

  it('S-114: is told later also where the copies were removed meanwhile, and nothing is left to do then', async () => {
    storeReport(exampleDrama.id, report)
    device.server.answer(offlineCalls.releaseLicences, () => ({ released: 1 }))
    await removeFromDevice(await device.database.copies.toArray())
    await expect.poll(() => device.server.requested(offlineCalls.releaseLicences)).toHaveLength(1)
    expect([hasCopies(), hasOrHadCopies()]).toEqual([false, true])
    device.server.answer(dramaCalls.reportWatch, () => ({ mark: progress, task_seconds: 0 }))
    await sendWaitingReports(device.database)
    expect(device.server.requested(dramaCalls.reportWatch)).toHaveLength(1)
    expect(hasOrHadCopies()).toBe(false)
  })

  it('S-108: waits at once, since the page may be closing, and without a network nobody is asked', async () => {
    offline(true)
    void sendWatched(exampleDrama, report)
    expect(waitingReports()).toMatchObject([{ dramaId: exampleDrama.id, number: 1, positionSeconds: 3, seconds: 2 }])
    expect(device.server.requested(dramaCalls.reportWatch)).toEqual([])
  })

  it('S-20: goes with its member', () => {
    storeReport(exampleDrama.id, report)
    forgetMember()
    expect(waitingReports()).toEqual([])
  })

  it('S-108: a play that failed is not stored: it says nothing about where one stopped', async () => {
    offline(true)
    device.server.lose(dramaCalls.reportWatch)
    expect(await sendWatched(exampleDrama, { ...report, error: 'no network' })).toMatchObject({ isNotified: false })
    expect(waitingReports()).toEqual([])
  })

  it('S-108: one of a copy whose answer was lost waits under the number it was sent with', async () => {
    device.server.lose(dramaCalls.reportWatch)
    expect(await sendWatched(exampleDrama, report)).toMatchObject({ isNotified: true })
    expect(waitingReports().map(({ madeMs }) => madeMs)).toEqual(
      reported()
        .slice(-1)
        .map(({ client_seq }) => client_seq),
    )
  })

  it('is not kept of an episode without a copy, whose player tries again', async () => {
    device.server.lose(dramaCalls.reportWatch)
    expect(await sendWatched(exampleDrama, { ...report, number: 9 })).toMatchObject({ isNotified: false })
    expect(waitingReports()).toEqual([])
  })

  it('S-108: what waits is told with the next report that arrives', async () => {
    storeReport(exampleDrama.id, report)
    device.server.answer(dramaCalls.reportWatch, () => ({ mark: progress, task_seconds: 0 }))
    await sendWatched(exampleDrama, { ...report, number: 2 })
    await expect.poll(waitingReports).toEqual([])
    expect(reported().map(({ number }) => number)).toEqual([2, 1])
  })

  it('is told by nobody else: the next member of the device did not watch it', async () => {
    storeReport(exampleDrama.id, report)
    storeReport(exampleDrama.id, { ...report, number: 2 })
    device.server.answer(dramaCalls.reportWatch, () => {
      storeSession({ accessToken: 'b', refreshToken: 'r', user: { ...exampleUser, user_id: 99 } })
      return { mark: progress, task_seconds: 0 }
    })
    await sendWaitingReports(device.database)
    expect(device.server.requested(dramaCalls.reportWatch)).toHaveLength(1)
  })
})
