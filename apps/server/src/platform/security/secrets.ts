import { hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { chmod, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'

/** Keys made of the master secret, each for one purpose; the same name always gives the same key. */
export interface MasterSecrets {
  /** A key of 32 bytes for one purpose (`access-token`), which seals and signs. */
  readonly secret: (name: string) => Buffer
  /** Those that earlier master secrets gave for the purpose: they open and prove what was made before a change, and make nothing. */
  readonly earlier: (name: string) => readonly Buffer[]
  /** Fingerprints of the master secrets, the present one first. */
  readonly ids: readonly [string, ...string[]]
  /** The present master secret itself, as base64. */
  readonly master: () => string
}

export interface Secrets extends MasterSecrets {
  /** A key that stays when the master secret changes, for hashes that rows are found by. */
  readonly lasting: (name: string) => Buffer
}

export interface SecretsOptions {
  /** The master secret as base64 of 32 bytes or more; every server of a platform needs the same. Empty: kept in `file`. */
  readonly secretKey: string
  /** Earlier ones, or ones to come, separated by commas: what they sealed can be opened. */
  readonly previousKeys?: string
  /** Made at the first start, readable for its owner only. */
  readonly file: string
}

const minBytes = 32
const masterText = z.string().refine((text) => Buffer.from(text, 'base64').length >= minBytes)
const storedSecrets = z.object({ master: masterText, previous: z.array(masterText).default([]) })

/** Throws one clear sentence when a master secret is too short or its file cannot be used. */
export async function openSecrets({ secretKey, previousKeys = '', file }: SecretsOptions): Promise<MasterSecrets> {
  const given = previousKeys
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '')
  const stored = secretKey === '' ? await readOrMake(file) : { master: secretKey, previous: [] }
  const master = bytesOf('SECRET_KEY', stored.master)
  const previous = [
    ...given.map((text) => bytesOf('SECRET_KEY_PREVIOUS', text)),
    ...stored.previous.map((text) => bytesOf('SECRET_KEY', text)),
  ]
  const saved = memorize((name: string) => derive(master, name))
  const earlierKeys = memorize((name: string) => previous.map((one) => derive(one, name)))
  return {
    secret: saved,
    earlier: earlierKeys,
    ids: [idOf(master), ...previous.map(idOf)],
    master: () => master.toString('base64'),
  }
}

function bytesOf(setting: string, text: string): Buffer {
  const bytes = Buffer.from(text, 'base64')
  if (bytes.length < minBytes) throw new Error(`Setting ${setting}: ${minBytes} bytes or more as base64 are needed`)
  return bytes
}

export const derive = (master: Buffer, name: string): Buffer =>
  Buffer.from(hkdfSync('sha256', master, 'cliffhanger', name, 32))

const idOf = (master: Buffer): string => derive(master, 'fingerprint').toString('hex').slice(0, 16)

export function memorize<Value>(compute: (name: string) => Value): (name: string) => Value {
  const made = new Map<string, Value>()
  return (name) => {
    const known = made.get(name) ?? compute(name)
    made.set(name, known)
    return known
  }
}

/** How the database lists a server that runs: with the beginnings of the fingerprints of its master secrets. */
export const nameOfServer = ({ ids }: MasterSecrets): string =>
  `${serverName}${ids.map(shortId).join(' ')}`.slice(0, 63)

export const serverName = 'cliffhanger server '

export const shortId = (id: string): string => id.slice(0, 8)

/** Puts a fresh master secret into the file and keeps the one there was among the earlier ones. */
export async function renewSecrets(file: string): Promise<void> {
  const { master, previous } = await readOrMake(file)
  const draft = `${file}.${randomUUID()}`
  const next = { master: randomBytes(minBytes).toString('base64'), previous: [master, ...previous] }
  await writeFile(draft, `${JSON.stringify(next)}\n`, { mode: 0o600 })
  await rename(draft, file)
}

async function readOrMake(file: string): Promise<z.output<typeof storedSecrets>> {
  const text = await read(file)
  if (text === undefined) {
    await make(file)
    return readOrMake(file)
  }
  const stored = storedSecrets.safeParse(parseJson(text))
  if (!stored.success)
    throw new Error(
      `The secrets in ${file} are damaged. Put the file back from a backup. Do not delete it: what the database holds encrypted, such as operators' authenticators, can only be opened with it.`,
    )
  return stored.data
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
