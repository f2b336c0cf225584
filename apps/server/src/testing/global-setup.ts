import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../platform/database/db.ts'
import { openJobs } from '../platform/database/jobs.ts'
import { migrate } from '../platform/database/migrate.ts'
import { eraseCluster, startCluster } from '../platform/database/postgres/cluster.ts'
import { dropDatabase, inDatabase, log, withClient } from './database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database with a queue, which nobody connects to; test databases are copies of it. */
    templateUrl: string
  }
}

const folderPrefix = 'cliffhanger-test-'

/** One cluster and one migrated template for the whole run; TEST_DATABASE_URL lends another cluster. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL']
  const cluster = given ? { url: given, stop: async () => {} } : await startOwnCluster()
  try {
    const templateUrl = await makeTemplate(cluster.url)
    project.provide('templateUrl', templateUrl)
    return async () => {
      await dropDatabase(templateUrl)
      await cluster.stop()
    }
  } catch (error) {
    await cluster.stop()
    throw error
  }
}

async function makeTemplate(clusterUrl: string): Promise<string> {
  const name = `template_${randomBytes(6).toString('hex')}`
  await withClient(clusterUrl, (client) => client.query(`create database ${name}`))
  const url = inDatabase(clusterUrl, name)
  const template = openDatabase({ url, poolSize: 1, log })
  try {
    await migrate(template)
  } finally {
    await template.close()
  }
  await makeQueue(url)
  return url
}

/** The tables of the queue, which else every server would make for itself. */
async function makeQueue(url: string): Promise<void> {
  const jobs = openJobs({ url, isWorker: false, log: { ...log, warn: log.error } })
  await jobs.start()
  await jobs.stop()
}

async function startOwnCluster() {
  await removeLeftovers()
  const parent = path.join(tmpdir(), `${folderPrefix}${process.pid}`)
  await mkdir(parent, { recursive: true })
  await chmod(parent, 0o755)
  const folder = path.join(parent, 'postgres')
  const cluster = await startCluster({ folder, isDurable: false, log: { debug: () => {}, error: log.error } })
  return {
    url: cluster.url,
    async stop() {
      await cluster.stop()
      await eraseCluster(folder)
      await rm(parent, { recursive: true, force: true })
    },
  }
}

/** A killed run leaves its folder; its database died with it. */
async function removeLeftovers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = name.startsWith(folderPrefix) ? Number(name.slice(folderPrefix.length)) : Number.NaN
    if (!Number.isInteger(pid) || isAlive(pid)) continue
    await eraseCluster(path.join(tmpdir(), name, 'postgres')).catch(() => {})
    await rm(path.join(tmpdir(), name), { recursive: true, force: true }).catch(() => {})
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
