import '../../testing/browser.ts'
import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { exampleFriend } from '../../domains/friends/testing/people.ts'
import { exampleUser } from '../../testing/examples.ts'
import { closeDatabase, deleteDatabase, type LocalDatabase, openDatabase } from '../storage/local-database.ts'
import { changeAnswer, changeStored, forgetAnswers, forgetAnswersEverywhere, runOptimistically } from './optimistic.ts'
import { callKey, queryClient } from './queries.ts'

const refusal = new Error('refused')
const refuse = (): Promise<never> => Promise.reject(refusal)

describe('an answer changed ahead', () => {
  const key = callKey(accountCalls.getAccount, {})
  const off = { disturb: 0, stopAudio: 0, stopNewMsg: 0, stopMsgDel: 0, new_episodes: 1 } as const
  const privacy = { verify_friends: 1, add_friends: 1, show_online: 1, show_ip: 0 } as const
  const before = { user_info: exampleUser, setting: { ...off, ...privacy }, friend_badge: 0 }
  const disturb = () => queryClient.getQueryData<typeof before>(key)?.setting.disturb satisfies number | undefined
  const switchOn = (action: () => Promise<void>) =>
    runOptimistically(
      accountCalls.getAccount,
      {},
      (data) => ({ ...data, setting: { ...data.setting, disturb: 1 as const } }),
      action,
    )

  beforeEach(() => queryClient.setQueryData(key, before))
  afterEach(() => queryClient.clear())

  it('shows the change while the act is on its way, and keeps it', async () => {
    await switchOn(async () => expect(disturb()).toBe(1))
    expect(disturb()).toBe(1)
  })

  it('V-39: is not undone by an answer to what was asked before it', async () => {
    const reply = Promise.withResolvers<typeof before>()
    const requested = queryClient.fetchQuery({ queryKey: key, queryFn: () => reply.promise }).catch(() => undefined)
    await changeAnswer(accountCalls.getAccount, {}, (data) => ({ ...data, friend_badge: 3 }))
    reply.resolve(before)
    await requested
    expect(queryClient.getQueryData(key)).toMatchObject({ friend_badge: 3 })
  })

  it('V-39: is kept where an answer from before the act comes while it is on its way', async () => {
    await switchOn(async () => void queryClient.setQueryData(key, before))
    expect(disturb()).toBe(1)
  })

  it('is as before where the act fails', async () => {
    await expect(switchOn(refuse)).rejects.toBe(refusal)
    expect(disturb()).toBe(0)
  })

  it('stays unknown where nothing was asked yet', async () => {
    queryClient.clear()
    await switchOn(async () => undefined)
    expect(disturb()).toBeUndefined()
  })
})

describe('an answer that is old', () => {
  let requested: { readonly signal: AbortSignal; readonly answer: (data: number) => void }[] = []
  let stop: () => void
  const shown = () => queryClient.getQueryData<number>(callKey(accountCalls.getAccount, {}))
  const untilRequested = (times: number) => expect.poll(() => requested).toHaveLength(times)

  beforeEach(async () => {
    requested = []
    const queryFn = ({ signal }: { readonly signal: AbortSignal }) =>
      new Promise<number>((resolve) => requested.push({ signal, answer: resolve }))
    const observer = new QueryObserver(queryClient, { queryKey: callKey(accountCalls.getAccount, {}), queryFn })
    stop = observer.subscribe(() => undefined)
    await untilRequested(1)
  })
  afterEach(() => {
    stop()
    queryClient.clear()
  })

  it('is asked for once where the reply to an act and its events come side by side', async () => {
    requested[0]?.answer(1)
    await expect.poll(() => shown()).toBe(1)
    const all = [forgetAnswers(accountCalls.getAccount), forgetAnswersEverywhere(accountCalls.getAccount)]
    await untilRequested(2)
    requested[1]?.answer(2)
    await Promise.all(all)
    expect(shown()).toBe(2)
    expect(requested).toHaveLength(2)
  })

  it('is asked for again after the answer that is on its way, which is not given up', async () => {
    requested[0]?.answer(1)
    await expect.poll(() => shown()).toBe(1)
    const first = forgetAnswers(accountCalls.getAccount)
    await untilRequested(2)
    const second = forgetAnswers(accountCalls.getAccount)
    const third = forgetAnswers(accountCalls.getAccount)
    requested[1]?.answer(2)
    await first
    await untilRequested(3)
    requested[2]?.answer(3)
    await Promise.all([second, third])
    expect(shown()).toBe(3)
    expect(requested.map(({ signal }) => signal.aborted)).toEqual([false, false, false])
  })

  it('is asked for again where a screen had begun to ask before', async () => {
    const forgotten = forgetAnswers(accountCalls.getAccount)
    await new Promise((resolve) => setTimeout(resolve, 100))
    requested[0]?.answer(1)
    await untilRequested(2)
    requested[1]?.answer(2)
    await forgotten
    expect(shown()).toBe(2)
    expect(requested[0]?.signal.aborted).toBe(false)
  })
})

describe('a stored row changed ahead', () => {
  let database: LocalDatabase
  const friend = () => database.friends.get(2)

  beforeEach(async () => {
    database = await openDatabase(1)
    await database.friends.add(exampleFriend)
  })
  afterEach(async () => {
    closeDatabase()
    await deleteDatabase(1)
  })

  it('takes only its own change back where the act fails', async () => {
    const action = async (): Promise<void> => {
      expect(await friend()).toMatchObject({ disturbing: 1 })
      await database.friends.update(2, { friend_remark: 'Said by an event meanwhile' })
      throw refusal
    }
    await expect(changeStored(database.friends, 2, { disturbing: 1 }, action)).rejects.toBe(refusal)
    expect(await friend()).toEqual({ ...exampleFriend, friend_remark: 'Said by an event meanwhile' })
  })

  it('is not made up where there is none', async () => {
    await changeStored(database.friends, 9, { disturbing: 1 }, async () => undefined)
    expect(await database.friends.get(9)).toBeUndefined()
  })

  it('is not brought back where an event removed it meanwhile', async () => {
    const action = async (): Promise<void> => {
      await database.friends.delete(2)
      throw refusal
    }
    await expect(changeStored(database.friends, 2, { disturbing: 1 }, action)).rejects.toBe(refusal)
    expect(await friend()).toBeUndefined()
  })
})
