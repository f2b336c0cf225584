import { createHash, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { run } from './program.ts'

/** A certificate for this machine that nobody else vouches for. */
export interface Certificate {
  readonly file: string
  readonly keyFile: string
  /** What Chromium is told to trust: SHA-256 of the public key, in base64. */
  readonly fingerprint: string
}

/** Makes one in a folder; this process trusts it from now on. */
export async function makeCertificate(folder: string): Promise<Certificate> {
  const [file, keyFile] = [join(folder, 'platform.crt'), join(folder, 'platform.key')]
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
  await run(['openssl', 'req', ...kind, ...names, '-keyout', keyFile, '-out', file])
  const pem = readFileSync(file, 'utf8')
  setDefaultCACertificates([...getCACertificates('default'), pem])
  const publicKey = new X509Certificate(pem).publicKey.export({ type: 'spki', format: 'der' })
  return { file, keyFile, fingerprint: createHash('sha256').update(publicKey).digest('base64') }
}
