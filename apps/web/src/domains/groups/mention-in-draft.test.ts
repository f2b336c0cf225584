import '../../testing/browser.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  closeDatabase,
  deleteDatabase,
  type LocalDatabase,
  openDatabase,
} from '../../platform/storage/local-database.ts'
import { mentionInDraft } from './mention-in-draft.ts'

const me = 1
let database: LocalDatabase

beforeEach(async () => {
  database = await openDatabase(me)
})
afterEach(async () => {
  closeDatabase()
  await deleteDatabase(me)
})

const draft = () => database.drafts.get('g_7')

describe('V-31: people mentioned from the member list', () => {
  it('begin a draft', async () => {
    await mentionInDraft(me, 7, [
      { id: 2, name: 'Linh' },
      { id: 'all', name: 'everybody' },
    ])
    expect(await draft()).toEqual({ conversation_id: 'g_7', ref_msg_id: 0, text: '{Linh:2} {everybody:all} ' })
  })

  it('follow what is written already, in place of the @ that led there', async () => {
    await database.drafts.put({ conversation_id: 'g_7', ref_msg_id: 5, text: 'Look @' })
    await mentionInDraft(me, 7, [{ id: 2, name: 'Li{n}h:' }])
    expect(await draft()).toEqual({ conversation_id: 'g_7', ref_msg_id: 5, text: 'Look {Linh:2} ' })
  })
})
