import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { freePort } from '../free-port.ts'

/** OpenStack Swift of one node, as Debian ships it, with its S3 API: an object store that is not ours. */
export interface TestSwift {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  stop(): Promise<void>
}

export interface SwiftOptions {
  /** Origin whose pages may read answers and write, as its owner has to configure it. */
  readonly pages?: string
}

const run = promisify(execFile)
const startLimitMs = 90_000
const kinds = ['account', 'container', 'object'] as const
const accessKeyId = 'drama:store'
const secretAccessKey = 'swift-test-secret'
const bucket = 'cliffhanger'
const region = 'us-east-1'

/** Starts its four processes and memcached on free ports of this machine, their data in a folder of its own that keeps extended attributes. */
export async function startSwift({ pages = '*' }: SwiftOptions = {}): Promise<TestSwift> {
  const folder = await mkdtemp(join(tmpdir(), 'swift-'))
  await mkdir(join(folder, 'devices', 'd1'), { recursive: true })
  const servers: ChildProcess[] = []
  const stop = async () => {
    await Promise.all(servers.map(end))
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
  try {
    await writeFile(join(folder, 'swift.conf'), swiftConf)
    const ports = await Promise.all([...kinds, 'memcached', 'proxy'].map(freePort))
    await Promise.all(kinds.map((kind, at) => buildRing(folder, kind, ports[at] ?? 0)))
    const [memoryPort = 0, port = 0] = ports.slice(kinds.length)
    await writeFile(join(folder, 'proxy.conf'), proxyConf(folder, port, memoryPort, pages))
    for (const [at, kind] of kinds.entries())
      await writeFile(join(folder, `${kind}.conf`), storageConf(folder, kind, ports[at] ?? 0))
    servers.push(
      spawn('memcached', ['-l', '127.0.0.1', '-p', String(memoryPort), '-m', '16', '-u', userInfo().username], {
        stdio: 'ignore',
      }),
    )
    for (const kind of [...kinds, 'proxy']) servers.push(launch(folder, kind))
    const endpoint = `http://127.0.0.1:${port}`
    await untilReady(endpoint, servers)
    await makeBucket(endpoint)
    return { endpoint, bucket, region, accessKeyId, secretAccessKey, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const swiftConf = `[swift-hash]
swift_hash_path_suffix = test
swift_hash_path_prefix = test
[storage-policy:0]
name = only
default = yes
`

const common = (folder: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
user = ${userInfo().username}
swift_dir = ${folder}
workers = 0
log_level = WARNING
`

const storageConf = (folder: string, kind: string, port: number) => `${common(folder, port)}
devices = ${join(folder, 'devices')}
mount_check = false
disable_fallocate = true
fallocate_reserve = 0
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
replication_server = false
`

const proxyConf = (folder: string, port: number, memoryPort: number, pages: string) => `${common(folder, port)}
cors_allow_origin = ${pages}
cors_expose_headers = etag
[pipeline:main]
pipeline = catch_errors healthcheck cache listing_formats bulk s3api tempauth slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:healthcheck]
use = egg:swift#healthcheck
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${memoryPort}
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:bulk]
use = egg:swift#bulk
[filter:s3api]
use = egg:swift#s3api
s3_acl = false
location = ${region}
auth_pipeline_check = false
cors_preflight_allow_origin = ${pages}
[filter:tempauth]
use = egg:swift#tempauth
user_drama_store = ${secretAccessKey} .admin
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
`

async function buildRing(folder: string, kind: string, port: number): Promise<void> {
  const file = join(folder, `${kind}.builder`)
  const ring = (...args: string[]) => run('swift-ring-builder', [file, ...args])
  await ring('create', '4', '1', '0')
  await ring('add', `r1z1-127.0.0.1:${port}/d1`, '1')
  await ring('rebalance')
}

const launch = (folder: string, kind: string): ChildProcess =>
  spawn(`swift-${kind}-server`, [join(folder, `${kind}.conf`)], { stdio: 'ignore' })

async function untilReady(endpoint: string, servers: readonly ChildProcess[]): Promise<void> {
  for (const startedMs = Date.now(); Date.now() - startedMs < startLimitMs; await sleep(100)) {
    const ended = servers.find(({ exitCode }) => exitCode !== null)
    if (ended) throw new Error(`A server of Swift ended with ${ended.exitCode}: ${ended.spawnargs.join(' ')}`)
    const reply = await fetch(`${endpoint}/healthcheck`).catch(() => undefined)
    if (reply?.ok) return
  }
  throw new Error(`Swift was not ready in ${startLimitMs} ms`)
}

/** Again until the servers behind the proxy listen, too. */
async function makeBucket(endpoint: string): Promise<void> {
  for (const startedMs = Date.now(); Date.now() - startedMs < startLimitMs; await sleep(200)) {
    const client = new S3Client({
      endpoint,
      region,
      forcePathStyle: true,
      credentials: { accessKeyId, secretAccessKey },
      maxAttempts: 1,
    })
    const reply = await client.send(new CreateBucketCommand({ Bucket: bucket })).catch(() => undefined)
    if (reply) return
  }
  throw new Error(`Swift took no bucket in ${startLimitMs} ms`)
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null || server.pid === undefined) return
  server.kill('SIGKILL')
  await once(server, 'exit')
}
