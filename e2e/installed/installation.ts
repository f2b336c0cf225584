import { randomBytes } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startSwift } from '../../apps/server/src/testing/doubles/swift.ts'
import { freePort } from '../../apps/server/src/testing/free-port.ts'
import { startNats } from '../../apps/server/src/testing/nats.ts'
import { startBalancer } from './balancer.ts'
import { type Certificate, makeCertificate } from './certificate.ts'
import { startDatabaseServer } from './database.ts'
import { newFolder, Program, run } from './program.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const roles = ['api', 'api', 'gateway', 'gateway', 'worker'] as const

type Settings = Readonly<Record<string, string>>

/** One process of the platform, at its port for ever. */
interface Member {
  readonly name: string
  readonly role: (typeof roles)[number]
  readonly port: number
  readonly metricsPort: number
  readonly settings: Settings
  program?: Program
}

/** A platform as the README's production recipe makes it, all on this machine. */
export class Installation {
  readonly url: string
  readonly certificate: Certificate
  readonly folder: string
  readonly members: readonly Member[]
  /** Of all processes. */
  settings: Settings
  /** Makes another empty database, and answers its address through a pooler. */
  readonly newDatabase: (name: string) => Promise<string>

  constructor(parts: Pick<Installation, 'url' | 'certificate' | 'folder' | 'members' | 'settings' | 'newDatabase'>) {
    this.url = parts.url
    this.certificate = parts.certificate
    this.folder = parts.folder
    this.members = parts.members
    this.settings = parts.settings
    this.newDatabase = parts.newDatabase
  }

  /** Changes settings, with which processes run from their next start. */
  configure(changes: Settings): void {
    this.settings = { ...this.settings, ...changes }
  }

  /** Starts them all at once. */
  async startAll(): Promise<void> {
    await Promise.all(this.members.map((member) => this.#start(member)))
  }

  /** Ends them all, and answers their exit codes. */
  stopAll(): Promise<(number | null)[]> {
    return Promise.all(this.members.map(async ({ program }) => (await program?.stop()) ?? null))
  }

  /** Ends each and starts it again before the next one ends. Answers their exit codes. */
  async restartInTurn(): Promise<(number | null)[]> {
    const codes: (number | null)[] = []
    for (const member of this.members) {
      codes.push((await member.program?.stop()) ?? null)
      await this.#start(member)
    }
    return codes
  }

  /** Runs a command of the README with the settings of the platform: `npm run NAME -- …`. */
  command(name: string, ...words: readonly string[]): Promise<string> {
    return run(['npm', 'run', '-s', name, '--', ...words], this.#environment({}), root)
  }

  async #start(member: Member): Promise<void> {
    const { name, role, port, settings } = member
    member.program = new Program({
      command: ['npm', 'start', '--', '--role', role],
      cwd: root,
      env: this.#environment(settings),
      log: join(this.folder, `${name}.log`),
      isReady: () => isReady(port),
    })
    await member.program.untilReady()
  }

  /** What a fresh machine has, beside our settings: nothing of the one who runs this. */
  #environment(own: Settings): NodeJS.ProcessEnv {
    const { PATH, HOME, LANG, TMPDIR } = process.env
    return { PATH, HOME, LANG, TMPDIR, NODE_EXTRA_CA_CERTS: this.certificate.file, ...this.settings, ...own }
  }
}

/** Starts everything but the platform itself; the database is empty, the bucket too. */
export async function install(closers: (() => Promise<unknown>)[]): Promise<Installation> {
  const folder = await newFolder('installed')
  closers.push(() => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }))
  const certificate = await makeCertificate(folder)
  const database = await startDatabaseServer(folder)
  closers.push(() => database.stop())
  const databaseUrl = await database.create('drama')
  const [nats, swift] = await Promise.all([startNats(), startSwift()])
  closers.push(
    () => nats.stop(),
    () => swift.stop(),
  )

  const members = await Promise.all(roles.map((role, at) => newMember(folder, role, at)))
  const portsOf = (role: Member['role']) => members.filter((member) => member.role === role).map(({ port }) => port)
  const [own, store] = [await freePort(), await freePort()]
  const storeBehind = Number(new URL(swift.endpoint).port)
  const ports = { own, store, storeBehind, apis: portsOf('api'), gateways: portsOf('gateway') }
  const balancer = await startBalancer(folder, ports, certificate)
  closers.push(() => balancer.stop())
  const url = `https://localhost:${own}`
  const settings = {
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    NATS_URL: nats.url,
    PUBLIC_URL: url,
    TRUST_PROXY: '1',
    SECRET_KEY: randomBytes(32).toString('base64'),
    S3_ENDPOINT: `https://localhost:${store}`,
    S3_BUCKET: swift.bucket,
    S3_ACCESS_KEY_ID: swift.accessKeyId,
    S3_SECRET_ACCESS_KEY: swift.secretAccessKey,
  }
  const installation = new Installation({
    url,
    certificate,
    folder,
    members,
    settings,
    newDatabase: (name) => database.create(name),
  })
  closers.push(() => installation.stopAll())
  return installation
}

async function newMember(folder: string, role: Member['role'], at: number): Promise<Member> {
  const [port, metricsPort] = [await freePort(), await freePort()]
  const name = `${role}-${at}`
  const home = join(folder, name)
  await mkdir(home)
  const settings = { PORT: String(port), METRICS_PORT: String(metricsPort), DATA_DIR: home }
  return { name, role, port, metricsPort, settings }
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  )
