import { hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'

export interface Secrets {
  /** A key of 32 bytes for one purpose (`access-token`); the same name always gives the same key. */
  readonly secret: (name: string) => Buffer
}

export interface SecretsOptions {
  /** The master secret as base64 of 32 bytes or more; every server of a platform needs the same. Empty: kept in `file`. */
  readonly secretKey: string
  /** Made at the first start, readable for its owner only. */
  readonly file: string
}

const minBytes = 32
const storedSecrets = z.object({ master: z.string().refine((text) => Buffer.from(text, 'base64').length >= minBytes) })

/** Throws one clear sentence when the master secret is too short or its file cannot be used. */
export async function openSecrets({ secretKey, file }: SecretsOptions): Promise<Secrets> {
  const master = Buffer.from(secretKey === '' ? await readOrMake(file) : secretKey, 'base64')
  if (master.length < minBytes) throw new Error(`Setting SECRET_KEY: ${minBytes} bytes or more as base64 are needed`)
  const keys = new Map<string, Buffer>()
  return {
    secret(name) {
      const key = keys.get(name) ?? Buffer.from(hkdfSync('sha256', master, 'cliffhanger', name, 32))
      keys.set(name, key)
      return key
    },
  }
}

async function readOrMake(file: string): Promise<string> {
  const text = await read(file)
  if (text === undefined) {
    await make(file)
    return readOrMake(file)
  }
  const stored = storedSecrets.safeParse(parseJson(text))
  if (!stored.success)
    throw new Error(
      `The secrets in ${file} are damaged. Put the file back from a copy, or delete it: everybody signs in again.`,
    )
  return stored.data.master
}

/** The file appears whole or not at all, and the first of two servers wins. */
async function make(file: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(draft, `${JSON.stringify({ master: randomBytes(minBytes).toString('base64') })}\n`, { mode: 0o600 })
  await chmod(draft, 0o600)
  try {
    await link(draft, file)
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
  } finally {
    await rm(draft, { force: true })
  }
}

async function read(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined
    if (isCode(error, 'EACCES'))
      throw new Error(`The secrets in ${file} belong to another user. Start as the user who started first.`, {
        cause: error,
      })
    throw error
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code
