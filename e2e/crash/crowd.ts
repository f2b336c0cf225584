import { mkdir, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Device } from './device.ts'
import { freePort, ServerProcess } from './server-process.ts'
import { pairsOf } from './talk.ts'

/** A server of its own that can be killed, and members on it, of whom neighbours are friends. */
export interface Crowd {
  readonly server: ServerProcess
  readonly devices: readonly Device[]
  /** Ends all of it, and leaves nothing on disk. */
  stop(): Promise<void>
}

/** `name` is that of the folder the server keeps its data in. */
export async function openCrowd(name: string, members: number): Promise<Crowd> {
  const folder = fileURLToPath(new URL(`../.out/${name}-${process.pid}`, import.meta.url))
  await mkdir(folder, { recursive: true })
  const server = new ServerProcess(await freePort(), folder)
  await server.start()
  const devices: Device[] = []
  for (let index = 0; index < members; index++) devices.push(await Device.create(server.url))
  for (const [one, other] of pairsOf(devices)) await one.befriend(other)
  return {
    server,
    devices,
    async stop() {
      for (const device of devices) await device.close()
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
