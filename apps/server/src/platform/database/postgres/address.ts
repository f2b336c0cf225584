import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { superuser } from './create-cluster.ts'

/** `sun_path` holds 107 bytes; the socket's own name needs 16. */
const maxSocketFolderLength = 90

/** Only a part of the socket's name. */
export const socketPort = 5432

/** A socket in the private folder, unless the system has none or the folder's name is too long: then a port of the loopback. */
export function hasSocket(home: string): boolean {
  return process.platform !== 'win32' && Buffer.byteLength(home) <= maxSocketFolderLength
}

export function listenSettings(home: string, port: number): Readonly<Record<string, string>> {
  return hasSocket(home)
    ? { listen_addresses: '', unix_socket_directories: home, port: String(port) }
    : { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: String(port) }
}

/** Holds the password. */
export async function addressOf(home: string, port: number, database: string): Promise<string> {
  const password = await readFile(path.join(home, 'password'), 'utf8')
  const who = `${superuser}:${password}`
  return hasSocket(home)
    ? `postgresql://${who}@localhost:${port}/${database}?host=${encodeURIComponent(home)}`
    : `postgresql://${who}@127.0.0.1:${port}/${database}`
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port')),
      )
    })
  })
}
