import type { Database } from './db.ts'

export interface Migration {
  readonly number: number
  readonly name: string
  readonly text: string
  readonly checksum: string
}

/** The first line of a file whose statements run each by itself, because PostgreSQL takes them in no transaction. */
const flag = '-- outside a transaction'

const statementForm =
  /^(?:create (?:unique )?index concurrently if not exists|drop index concurrently if exists) (\w+)\b/i

export const isConcurrent = ({ text }: Pick<Migration, 'text'>): boolean => text.startsWith(`${flag}\n`)

type Statements = Database['aside']

/**
 * Makes and drops indexes while everybody reads and writes, in no transaction. It waits for those older than itself for as long as they take, and
 * nobody waits behind it. Each statement may run again; an index that an earlier try left invalid goes first.
 */
export async function applyConcurrently(db: Statements, migration: Migration): Promise<void> {
  const raw = { prepare: false }
  for (const statement of statementsOf(migration)) {
    const name = nameIn(migration, statement)
    const { is_invalid: isInvalid } = await db.one<{ is_invalid: boolean }>(
      `select exists (select from pg_index where indexrelid = to_regclass($1) and not indisvalid) as is_invalid`,
      [name],
    )
    // For this connection, which nothing else uses: a time limit of a transaction would need one.
    await db.execute('set statement_timeout = 0', [], raw)
    await db.execute('set lock_timeout = 0', [], raw)
    try {
      if (isInvalid) await db.execute(`drop index concurrently if exists ${name}`, [], raw)
      await db.execute(statement, [], raw)
    } finally {
      await db.execute(`set statement_timeout = '30s'`, [], raw)
      await db.execute(`set lock_timeout = '10s'`, [], raw)
    }
  }
}

const statementsOf = ({ text }: Migration): string[] =>
  text
    .split('\n')
    .filter((line) => !line.startsWith('--'))
    .join('\n')
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')

function nameIn({ name: file }: Migration, statement: string): string {
  const name = statementForm.exec(statement)?.[1]
  if (name !== undefined) return name
  throw new Error(
    `Migration ${file} runs outside a transaction, so it may hold only \`create index concurrently if not exists\` and \`drop index concurrently if exists\`, which can run again: ${statement.slice(0, 80)}`,
  )
}
