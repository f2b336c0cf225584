import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'

const directory = z.discriminatedUnion('kind', [
  /** Copied into the backup. */
  z.object({ kind: z.literal('folder') }),
  /** Listed only: a bucket is kept by its own means. */
  z.object({ kind: z.literal('bucket'), endpoint: z.string(), bucket: z.string() }),
])

const migration = z.object({ number: z.int(), name: z.string(), checksum: z.string() })

const manifest = z.object({
  format: z.literal(1),
  /** Version of the build that made it. */
  build: z.string(),
  made_at: z.string(),
  media: z.object({ place: directory, objects: z.int(), bytes: z.int() }),
  /** Of a dump of an external database; a copy of the bundled one speaks for itself. */
  database: z.optional(
    z.object({
      name: z.string(),
      /** As SQL writes it. */
      owner: z.string(),
      server_version: z.string(),
      server_major: z.int(),
      dump_version: z.string(),
      dump_major: z.int(),
      epoch: z.string(),
      migrations: z.array(migration),
      /** Fingerprints of the master secrets its rows are sealed with. */
      keys: z.array(z.string()),
    }),
  ),
})

/** What a backup says of itself. No secret is in it. */
export type Manifest = z.output<typeof manifest>

const fileName = 'manifest.json'

const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')))

export async function writeManifest(
  folder: string,
  { media, database }: Pick<Manifest, 'media' | 'database'>,
): Promise<void> {
  const whole: Manifest = { format: 1, build: version, made_at: new Date().toISOString(), media, database }
  await writeFile(join(folder, fileName), `${JSON.stringify(whole, null, 2)}\n`, { mode: 0o600 })
}

/** Undefined where there is none: folders that are no backup, and those of builds before there were manifests. */
export async function readManifest(folder: string): Promise<Manifest | undefined> {
  const text = await readFile(join(folder, fileName), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const read = manifest.safeParse(parse(text))
  if (!read.success)
    throw new Error(`${join(folder, fileName)} cannot be read: it is damaged, or a newer build wrote it.`)
  return read.data
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
