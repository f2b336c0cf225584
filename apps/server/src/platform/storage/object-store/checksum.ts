import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** Checksums a client may send with a body, as `x-amz-checksum-<name>` in front of it or behind it; the value is base64. */
export const checksumNames = ['crc32', 'crc32c', 'sha1', 'sha256'] as const
export type ChecksumName = (typeof checksumNames)[number]

/** Takes a body piece by piece and answers its checksum as base64. */
export interface Checksum {
  update(chunk: Uint8Array): void
  digest(): string
}

const bigEndian = (sum: number): string =>
  Buffer.from([sum >>> 24, (sum >>> 16) & 255, (sum >>> 8) & 255, sum & 255]).toString('base64')

/** Castagnoli's polynomial, bits reversed; the one of `node:zlib` is another. */
const castagnoli = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0x82f63b78 : sum >>> 1
  return sum
})

function crc32c(chunk: Uint8Array, before: number): number {
  let sum = ~before
  for (const byte of chunk) sum = (castagnoli[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8)
  return ~sum >>> 0
}

function crc(step: (chunk: Uint8Array, before: number) => number): Checksum {
  let sum = 0
  return {
    update(chunk) {
      sum = step(chunk, sum)
    },
    digest: () => bigEndian(sum),
  }
}

function hash(name: 'sha1' | 'sha256'): Checksum {
  const sum = createHash(name)
  return { update: (chunk) => void sum.update(chunk), digest: () => sum.digest('base64') }
}

export function openChecksum(name: ChecksumName): Checksum {
  switch (name) {
    case 'crc32':
      return crc((chunk, before) => crc32(chunk, before))
    case 'crc32c':
      return crc(crc32c)
    case 'sha1':
    case 'sha256':
      return hash(name)
    default:
      return name satisfies never
  }
}
