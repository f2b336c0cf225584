import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { chooseAccount } from './account.ts'
import { type Cluster, eraseCluster, findRunningCluster, startCluster } from './cluster.ts'

const isRoot = process.getuid?.() === 0
const log = { debug: () => {}, error: () => {} }

let directory: string
let folder: string
let running: Cluster | undefined

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'cluster-'))
  await chmod(directory, 0o755)
  folder = path.join(directory, '.data', 'postgres')
})
afterEach(async () => {
  await running?.stop()
  running = undefined
  await eraseCluster(folder)
  await rm(directory, { recursive: true, force: true })
})

async function start(isDurable = false): Promise<Cluster> {
  running = await startCluster({ folder, isDurable, log })
  return running
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

/** Another process that runs the cluster until it is killed. */
async function startElsewhere(): Promise<{ host: ChildProcess; url: string }> {
  const program = `
    const { startCluster } = await import(${JSON.stringify(path.join(import.meta.dirname, 'cluster.ts'))})
    const log = { debug() {}, error() {} }
    const { url } = await startCluster({ folder: ${JSON.stringify(folder)}, log })
    console.log(url)
    setInterval(() => {}, 1000)`
  const host = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [url] = await once(createInterface({ input: host.stdout }), 'line')
  return { host, url: String(url) }
}

const lockFile = () => path.join(folder, 'cluster', 'postmaster.pid')
/** NaN while there is none. */
const postmasterPid = async () => Number.parseInt(await readFile(lockFile(), 'utf8').catch(() => ''), 10)

describe('the bundled database', () => {
  it('is made at the first start and keeps its rows over a stop', async () => {
    const first = await start()
    await query(first.url, 'create table kept (id int); insert into kept values (1)')
    await first.stop()
    const second = await start()
    expect(second.url).toBe(first.url)
    expect(await query(second.url, 'select id from kept')).toEqual([{ id: 1 }])
  })

  it('compares text by code point and lower-cases beyond ASCII', async () => {
    const { url } = await start()
    expect(await query(url, `select lower('ÉĐ') as low, 'Z' < 'a' as is_before`)).toEqual([
      { low: 'éđ', is_before: true },
    ])
  })

  it('asks for its password and leaves it readable for its owner only', async () => {
    const { url } = await start()
    const wrong = new URL(url)
    wrong.password = 'wrong'
    await expect(query(wrong.href, 'select 1')).rejects.toThrow('password authentication failed')
    expect((await stat(path.join(folder, 'password'))).mode & 0o777).toBe(0o600)
    expect(await readdir(path.dirname(folder))).toEqual(['postgres'])
  })

  it('stops when its server is killed, and the next start has every committed row', async () => {
    const { host, url } = await startElsewhere()
    await query(url, 'create table kept (id int); insert into kept values (1)')
    const pid = await postmasterPid()
    const isGone = once(host, 'exit')
    host.kill('SIGKILL')
    await isGone
    const second = await start()
    expect(await postmasterPid()).not.toBe(pid)
    expect(await query(second.url, 'select id from kept')).toEqual([{ id: 1 }])
  })

  it('recovers when the database itself is killed too', async () => {
    const { host, url } = await startElsewhere()
    await query(url, 'create table kept (id int); insert into kept values (1)')
    const pid = await postmasterPid()
    const isGone = once(host, 'exit')
    host.kill('SIGKILL')
    process.kill(pid, 'SIGKILL')
    await isGone
    const second = await start()
    expect(await query(second.url, 'select id from kept')).toEqual([{ id: 1 }])
  })

  it('is started again at the same address when it is killed under a living server', async () => {
    const { url } = await start(true)
    await query(url, 'create table kept (id int); insert into kept values (1)')
    for (const _ of [1, 2]) {
      const pid = await postmasterPid()
      process.kill(pid, 'SIGKILL')
      await expect
        .poll(() => postmasterPid(), { timeout: 20_000 })
        .toSatisfy((next: number) => next > 0 && next !== pid)
      await expect
        .poll(() => query(url, 'select id from kept').catch(() => 'down'), { timeout: 20_000 })
        .toEqual([{ id: 1 }])
    }
  })

  it('leaves nothing behind when it is stopped while it is started again', async () => {
    const { stop } = await start()
    const pid = await postmasterPid()
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => postmasterPid(), { timeout: 20_000, interval: 1 }).not.toBe(pid)
    await stop()
    expect(await findRunningCluster(folder)).toBeUndefined()
  })

  it('is not misled by lock files whose number is now another program', async () => {
    await (await start()).stop()
    const { uid, gid } = await stat(folder)
    for (const file of [lockFile(), path.join(folder, '.s.PGSQL.5432.lock')]) {
      await writeFile(file, `${process.pid}\n${path.dirname(lockFile())}\n0\n5432\n\n\n0 0\nready\n`)
      await chown(file, uid, gid)
    }
    const { url } = await start()
    expect(await query(url, 'select 1 as n')).toEqual([{ n: 1 }])
  })

  it('says which process uses the folder when a server lives', async () => {
    await start()
    await expect(startCluster({ folder, log })).rejects.toThrow(/is in use by process \d+/)
  })

  it('is found by a command beside the server while it runs', async () => {
    expect(await findRunningCluster(folder)).toBeUndefined()
    const { url, stop } = await start()
    expect(await findRunningCluster(folder)).toBe(url)
    await stop()
    expect(await findRunningCluster(folder)).toBeUndefined()
  })

  it('begins anew when the first start was killed half-way', async () => {
    await mkdir(`${folder}.draft/cluster`, { recursive: true })
    await writeFile(`${folder}.draft/password`, 'half')
    await start()
    expect(await readdir(path.dirname(folder))).toEqual(['postgres'])
  })

  it('listens on the loopback when the name of the folder is too long for a socket', async () => {
    folder = path.join(directory, 'x'.repeat(100), 'postgres')
    const { url } = await start()
    expect(new URL(url).hostname).toBe('127.0.0.1')
    expect(await findRunningCluster(folder)).toBe(url)
    expect(await query(url, 'select 1 as n')).toEqual([{ n: 1 }])
  })
})

describe.runIf(isRoot)('started by root', () => {
  it('runs as a service account', async () => {
    await start()
    expect((await stat(path.join(folder, 'cluster'))).uid).not.toBe(0)
  })

  it('lives outside a project that only root can enter, and is erased with it', async () => {
    await chmod(directory, 0o700)
    const { url } = await start()
    const outside = await readlink(folder)
    expect(outside).not.toContain(directory)
    expect(await query(url, 'select 1 as n')).toEqual([{ n: 1 }])
    await running?.stop()
    await eraseCluster(folder)
    await expect(stat(outside)).rejects.toThrow('ENOENT')
  })

  it('refuses a folder of an ordinary user in one sentence', async () => {
    await mkdir(folder, { recursive: true })
    await chown(folder, 54_321, 54_321)
    await expect(chooseAccount(folder)).rejects.toThrow('belongs to user 54321, but this server was started by user 0')
    await rm(folder, { recursive: true })
  })
})
