import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Certificate } from './certificate.ts'
import { listens, Program } from './program.ts'

export interface BalancerPorts {
  readonly own: number
  readonly apis: readonly number[]
  readonly gateways: readonly number[]
  /** Where the object store is reached with TLS, and where it listens without. */
  readonly store: number
  readonly storeBehind: number
}

const exampleFile = new URL('../../docs/nginx.conf', import.meta.url)

/** nginx as docs/nginx.conf has it, with the addresses of this machine, and TLS for the object store beside it. */
export async function startBalancer(folder: string, ports: BalancerPorts, certificate: Certificate): Promise<Program> {
  const file = join(folder, 'nginx.conf')
  const example = onThisMachine(await readFile(exampleFile, 'utf8'), ports, certificate)
  await writeFile(file, wholeSettings(folder, example + storeServer(ports, certificate)))
  return Program.start({
    command: ['nginx', '-p', folder, '-c', file],
    log: join(folder, 'nginx.log'),
    env: { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` },
    isReady: () => listens(ports.own),
  })
}

/** Puts our ports and files everywhere the example has those of its machines: each has to be there, and nothing of them is left.
 *  Comments stay out, they name its machines too. */
function onThisMachine(example: string, { own, apis, gateways }: BalancerPorts, certificate: Certificate): string {
  const places: readonly (readonly [string, string])[] = [
    ...apis.map((port, at) => [`10.0.0.1${at + 1}:8080`, `127.0.0.1:${port}`] as const),
    ...gateways.map((port, at) => [`10.0.0.2${at + 1}:8080`, `127.0.0.1:${port}`] as const),
    ['listen 443', `listen 127.0.0.1:${own}`],
    ['server_name drama.example', 'server_name localhost'],
    ['/etc/ssl/drama.example.crt', certificate.file],
    ['/etc/ssl/drama.example.key', certificate.keyFile],
  ]
  const statements = example.replaceAll(/^\s*#.*\n/gm, '')
  const here = places.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`docs/nginx.conf no longer has ${from}`)
    return text.replaceAll(from, to)
  }, statements)
  const [left] = /.*(?:drama\.example|\b10\.0\.0\.).*/.exec(here) ?? []
  if (left !== undefined) throw new Error(`docs/nginx.conf has more of its machines than is replaced: ${left}`)
  return here
}

/** The Host header is part of what is signed, so it reaches the store as the browser wrote it. */
const storeServer = ({ store, storeBehind }: BalancerPorts, { file, keyFile }: Certificate): string => `
server {
  listen 127.0.0.1:${store} ssl http2;
  ssl_certificate ${file};
  ssl_certificate_key ${keyFile};
  client_max_body_size 0;
  location / {
    proxy_pass http://127.0.0.1:${storeBehind};
    proxy_http_version 1.1;
    proxy_request_buffering off;
    proxy_set_header Host $http_host;
  }
}
`

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

const wholeSettings = (folder: string, servers: string): string => `
daemon off;
worker_processes 2;
pid ${join(folder, 'nginx.pid')};
error_log stderr warn;
events { worker_connections 4096; }
http {
  access_log ${join(folder, 'access.log')};
  ${temporary.map((kind) => `${kind}_temp_path ${join(folder, `nginx-${kind}`)};`).join('\n  ')}
${servers}
}
`
