import '../testing/browser.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { closeDatabase, deleteDatabase, openDatabase } from '../platform/storage/local-database.ts'
import { registeredTables, registerTables } from '../platform/storage/table-versions.ts'
import { localTables } from './local-tables.ts'

afterEach(async () => {
  registerTables(localTables)
  closeDatabase()
  await deleteDatabase(1)
})

describe('the tables of the local database', () => {
  it('are those of version 14 with their indexes, whoever owns them', async () => {
    const { tables, verno } = await openDatabase(1)
    const written = tables.map(({ name, schema }) => [name, [schema.primKey, ...schema.indexes].map(({ src }) => src)])
    expect(verno).toBe(14)
    expect(Object.fromEntries(written)).toEqual({
      backgroundPictures: ['conversation_id'],
      backgrounds: ['conversation_id'],
      chatFolders: ['folder_id'],
      copiedDramas: ['id'],
      copies: ['id', 'dramaId', 'phase'],
      copyFiles: ['[copy+name]', 'copy'],
      cursors: ['stream'],
      drafts: ['conversation_id'],
      emojis: ['id'],
      friendApps: ['id'],
      friends: ['friend_idx'],
      groups: ['group_id'],
      heardVoices: ['key', 'heard_ms'],
      marks: ['name'],
      members: ['[group_id+user_id]'],
      messages: ['msg_id', '[conversation_id+msg_id]', '[conversation_id+msg_type+msg_id]', '*words'],
      outbox: ['++order', '&local_id', 'conversation_id', 'state'],
      outboxFiles: ['ref', 'local_id'],
      sessions: ['conversation_id', '[is_top+last_time+last_msg_id]', 'unread_count', 'is_archived'],
      stickerPacks: ['id'],
      transfers: ['id'],
      translations: ['msg_id'],
      unverified: ['msg_id', '[conversation_id+msg_id]'],
      wallets: ['coin_code'],
    })
  })

  it('are the same in whatever order their owners are registered', async () => {
    const schemaOf = async () => (await openDatabase(1)).tables.map(({ name, schema }) => ({ name, schema }))
    const inOrder = await schemaOf()
    closeDatabase()
    await deleteDatabase(1)
    registerTables(localTables.toReversed())
    const reversed = await schemaOf()
    expect(reversed.toSorted((one, other) => one.name.localeCompare(other.name))).toEqual(
      inOrder.toSorted((one, other) => one.name.localeCompare(other.name)),
    )
  })

  it('have no table of two owners, and no number twice with an upgrade', () => {
    const owners = localTables.flatMap(({ version, tables }) =>
      Object.keys(tables ?? {}).map((name) => `${version} ${name}`),
    )
    expect(new Set(owners).size).toBe(owners.length)
    const upgrades = localTables.filter(({ upgrade }) => upgrade).map(({ version }) => version)
    expect(new Set(upgrades).size).toBe(upgrades.length)
  })

  it('have to be registered before the database is used', async () => {
    vi.resetModules()
    const fresh = await import('../platform/storage/table-versions.ts')
    expect(() => fresh.registeredTables()).toThrow('registerTables')
    expect(registeredTables()).toBe(localTables)
  })
})
