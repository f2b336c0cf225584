import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import type { Database } from './db.ts'
import { applyFunctions, noteOf, readFunctions } from './function-files.ts'
import { assertMigrated, migrate } from './migrate.ts'
import { readMigrations, shippedFolder } from './migration-files.ts'

let test: TestDatabase
let folder: string

beforeEach(async () => {
  test = await createTestDatabase()
  folder = await mkdtemp(path.join(tmpdir(), 'functions-'))
  await mkdir(path.join(folder, 'functions/things'), { recursive: true })
})
afterEach(async () => {
  await test.drop()
  await rm(folder, { recursive: true, force: true })
})

const write = (name: string, text: string) => writeFile(path.join(folder, name), text)
const writeFunction = (name: string, text: string) => write(`functions/things/${name}.sql`, text)
const answering = (value: number) =>
  `-- What it is.\ncreate or replace function thing() returns int language sql as $$ select ${value} $$;\n`
// Not prepared: a plan of the old result would not take the new one.
const thing = async () =>
  (await test.owner.one<{ thing: number | string }>('select thing()', [], { prepare: false })).thing

/** Every function of ours with its body, settings, owner and rights. */
const readDefinitions = () =>
  test.owner.query<{ name: string; definition: string }>(
    `select p.proname as name, pg_get_functiondef(p.oid) as definition, pg_get_userbyid(p.proowner) as owner, p.proacl::text as rights
       from pg_proc p where p.pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
      order by p.proname`,
  )
const readNotes = () =>
  test.owner.query('select name, checksum, migrations, applied_at from schema_functions order by name')

/** Migrations call them, which must find the same bodies in a new database and in an old one, so their bodies stay among them. */
const ofMigrations = ['payment_provider_add', 'payment_provider_base', 'provider_sale_routes']

describe('the files of this build', () => {
  it('a new database has the functions of the files and no others, exactly as the files define them', async () => {
    const files = await readFunctions()
    const before = await readDefinitions()
    expect(before.map(({ name }) => name).filter((name) => !ofMigrations.includes(name))).toEqual(
      files.map(({ name }) => name).toSorted(),
    )
    expect(await test.owner.query('select name, checksum from schema_functions order by name')).toEqual(
      files.map(({ name, checksum }) => ({ name, checksum })).toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    )
    for (const { text } of files) await test.owner.execute(text, [], { prepare: false })
    expect(await readDefinitions()).toEqual(before)
  })

  it('holds one function a file, named as the file, with its rights and nothing else', async () => {
    for (const { name, text } of await readFunctions()) {
      const statements = text
        .replaceAll(/\$\$[^]*?\$\$/g, 'BODY')
        .replaceAll(/^--.*$/gm, '')
        .split(/;\n/)
        .map((statement) => statement.trim().replaceAll(/\s+/g, ' '))
        .filter((statement) => statement !== '')
      const [made, ...rights] = statements
      expect(made).toMatch(new RegExp(`^create or replace function ${name} ?\\(`))
      for (const right of rights) expect(right).toMatch(new RegExp(`^(revoke|grant) execute on function ${name}\\(`))
      expect(text.startsWith('-- '), `${name} says why`).toBe(true)
    }
  })

  it('each is noted by the newest migration that names it, so that no older build puts its body back', async () => {
    const files = await readFunctions()
    const notes = new Map(
      (await readMigrations(shippedFolder)).flatMap(({ text }) =>
        [...text.matchAll(/^-- function (\w+) [0-9a-f]{12}$/gm)].map(([line, name]) => [name, line] as const),
      ),
    )
    const missing = files.filter((file) => notes.get(file.name) !== noteOf(file)).map(noteOf)
    expect(missing, 'lines that a new migration has to hold').toEqual([])
  })
})

describe('applyFunctions', () => {
  it('applies a changed file once, and nothing for a comment', async () => {
    await writeFunction('thing', answering(1))
    expect(await migrate(test.owner, folder)).toEqual(['functions/things/thing.sql'])
    expect(await thing()).toBe(1)
    await writeFunction('thing', answering(2))
    expect(await migrate(test.owner, folder)).toEqual(['functions/things/thing.sql'])
    expect(await thing()).toBe(2)
    const notes = await readNotes()
    expect(await migrate(test.owner, folder)).toEqual([])
    await writeFunction('thing', `-- Why it is so.\n\n${answering(2)}`)
    expect(await migrate(test.owner, folder)).toEqual([])
    expect(await readNotes()).toEqual(notes)
  })

  it('costs one query where there is nothing to do', async () => {
    let queries = 0
    const refuse = () => Promise.reject(new Error('more than one query'))
    const counting: Database = {
      ...test.owner,
      query: (...request) => {
        queries++
        return test.owner.query(...request)
      },
      execute: refuse,
      transaction: refuse,
    }
    expect(await applyFunctions(counting)).toEqual([])
    expect(queries).toBe(1)
  })

  it('applies each once when several servers start at once', async () => {
    await writeFunction('thing', answering(1))
    const runs = await Promise.all([1, 2, 3, 4].map(() => migrate(test.owner, folder)))
    expect(runs.flat()).toEqual(['functions/things/thing.sql'])
  })

  it('functions may need each other in any order', async () => {
    await writeFunction('a', 'create or replace function a() returns int language sql as $$ select z() $$;')
    await writeFunction('z', 'create or replace function z() returns int language sql as $$ select 7 $$;')
    await migrate(test.owner, folder)
    expect(await test.owner.one('select a()')).toEqual({ a: 7 })
  })

  it('applies a file again after a migration, which may have dropped or altered its function', async () => {
    await writeFunction('thing', answering(1))
    await migrate(test.owner, folder)
    await write('9001_drop.sql', 'drop function thing();')
    expect(await migrate(test.owner, folder)).toEqual(['9001_drop.sql'])
    expect(await thing()).toBe(1)
    await write('9002_type.sql', 'drop function thing();')
    await writeFunction('thing', `create or replace function thing() returns text language sql as $$ select 'one' $$;`)
    expect(await migrate(test.owner, folder)).toEqual(['9002_type.sql', 'functions/things/thing.sql'])
    expect(await thing()).toBe('one')
  })

  it('leaves everything as it was when one of them fails, and names it', async () => {
    await writeFunction('a_thing', 'create or replace function a_thing() returns int language sql as $$ select 1 $$;')
    await writeFunction('thing', answering(1))
    await migrate(test.owner, folder)
    const [definitions, notes] = [await readDefinitions(), await readNotes()]
    await writeFunction('a_thing', 'create or replace function a_thing() returns int language sql as $$ select 2 $$;')
    await writeFunction('thing', 'create or replace function thing() returns int language sql as $$ select none $$;')
    await expect(migrate(test.owner, folder)).rejects.toThrow(
      'functions/things/thing.sql failed: column "none" does not exist',
    )
    // Another result needs a migration that drops the function first.
    await writeFunction('thing', `create or replace function thing() returns text language sql as $$ select 'one' $$;`)
    await expect(migrate(test.owner, folder)).rejects.toThrow('cannot change return type of existing function')
    expect(await readDefinitions()).toEqual(definitions)
    expect(await readNotes()).toEqual(notes)
  })

  it('an older build puts no older body back, at its start or when a newer one migrates meanwhile', async () => {
    const name = 'ledger_deny'
    const newer = `create or replace function ${name}() returns trigger language plpgsql as $$ begin return null; end $$;`
    await writeFunction(name, newer)
    await write('9001_newer.sql', '-- function ledger_deny 000000000000')
    expect(await migrate(test.owner, folder)).toEqual(['9001_newer.sql', `functions/things/${name}.sql`])
    const definitions = await readDefinitions()
    await expect(migrate(test.owner)).rejects.toThrow('migrated by a newer build than this one (9001_newer.sql')
    await expect(applyFunctions(test.owner)).rejects.toThrow('migrated by a newer build than this one (9001_newer.sql')
    expect(await readDefinitions()).toEqual(definitions)
  })

  it('a start without migrating refuses a database that lacks one of them', async () => {
    await assertMigrated(test.owner)
    await test.owner.execute(`update schema_functions set checksum = '' where name = 'ledger_post'`)
    await expect(assertMigrated(test.owner)).rejects.toThrow(
      /lacks 1 functions of this build \(ledger_post first\).*npm run migrate/,
    )
    expect(await migrate(test.owner)).toEqual(['functions/ledger/ledger_post.sql'])
    await assertMigrated(test.owner)
  })

  it("the server's role may read what was applied and change nothing of it", async () => {
    await test.database.query('select name from schema_functions')
    await expect(test.database.execute('delete from schema_functions')).rejects.toThrow('permission denied')
  })
})
