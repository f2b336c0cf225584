import '../testing/browser.ts'
import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { exampleFriend } from '../domains/friends/testing/people.ts'
import { exampleUser } from '../testing/examples.ts'
import { closeDatabase, deleteDatabase, type LocalDatabase, openDatabase } from './local-database.ts'
import { actOptimistically, changeStored } from './optimistic.ts'
import { callKey, queryClient } from './queries.ts'

const refusal = new Error('refused')
const refuse = (): Promise<never> => Promise.reject(refusal)

describe('an answer changed ahead', () => {
  const key = callKey(accountCalls.getAccount, {})
  const off = { disturb: 0, stopAudio: 0, stopNewMsg: 0, stopMsgDel: 0 } as const
  const privacy = { verify_friends: 1, add_friends: 1, show_online: 1, show_ip: 0 } as const
  const before = { user_info: exampleUser, setting: { ...off, ...privacy }, friend_badge: 0 }
  const disturb = () => queryClient.getQueryData<typeof before>(key)?.setting.disturb satisfies number | undefined
  const switchOn = (act: () => Promise<void>) =>
    actOptimistically(
      accountCalls.getAccount,
      {},
      (data) => ({ ...data, setting: { ...data.setting, disturb: 1 as const } }),
      act,
    )

  beforeEach(() => queryClient.setQueryData(key, before))
  afterEach(() => queryClient.clear())

  it('shows the change while the act is on its way, and keeps it', async () => {
    await switchOn(async () => expect(disturb()).toBe(1))
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
    const act = async (): Promise<void> => {
      expect(await friend()).toMatchObject({ disturbing: 1 })
      await database.friends.update(2, { friend_remark: 'Said by an event meanwhile' })
      throw refusal
    }
    await expect(changeStored(database.friends, 2, { disturbing: 1 }, act)).rejects.toBe(refusal)
    expect(await friend()).toEqual({ ...exampleFriend, friend_remark: 'Said by an event meanwhile' })
  })

  it('is not made up where there is none', async () => {
    await changeStored(database.friends, 9, { disturbing: 1 }, async () => undefined)
    expect(await database.friends.get(9)).toBeUndefined()
  })

  it('is not brought back where an event removed it meanwhile', async () => {
    const act = async (): Promise<void> => {
      await database.friends.delete(2)
      throw refusal
    }
    await expect(changeStored(database.friends, 2, { disturbing: 1 }, act)).rejects.toBe(refusal)
    expect(await friend()).toBeUndefined()
  })
})
