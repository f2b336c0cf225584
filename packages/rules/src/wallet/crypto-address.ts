import type { Chain } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 as keccak256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
/** First byte of every account of TRON. */
const tronPrefix = 0x41

/** An address of the network, so that a mistyped one is found before money goes where nobody can fetch it. */
export const isChainAddress = (chain: Chain, address: string): boolean => {
  switch (chain) {
    case 'TRC20':
      return isTronAddress(address)
    case 'ERC20':
    case 'BEP20':
      return isEvmAddress(address)
    default:
      return chain satisfies never
  }
}

/** The address as two of them are compared: letters of ERC20 and BEP20 differ in their checksum only. */
export const comparableAddress = (chain: Chain, address: string): string =>
  chain === 'TRC20' ? address : address.toLowerCase()

/** Base58Check: 21 bytes and the first four of their double hash. */
function isTronAddress(address: string): boolean {
  if (!/^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(address)) return false
  let value = 0n
  for (const letter of address) value = value * 58n + BigInt(base58.indexOf(letter))
  const hex = value.toString(16).padStart(50, '0')
  if (hex.length !== 50) return false
  const bytes = Uint8Array.from({ length: 25 }, (_, index) => Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16))
  const sum = sha256(sha256(bytes.subarray(0, 21)))
  return bytes[0] === tronPrefix && [0, 1, 2, 3].every((index) => sum[index] === bytes[21 + index])
}

/** EIP-55: capital letters are the checksum; an address written in one case has none. Nobody holds the key of the zero address. */
function isEvmAddress(address: string): boolean {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address) || /^0x0{40}$/.test(address)) return false
  const digits = address.slice(2)
  const lower = digits.toLowerCase()
  if (digits === lower || digits === digits.toUpperCase()) return true
  const hash = bytesToHex(keccak256(utf8ToBytes(lower)))
  return [...digits].every((digit, index) => {
    const isCapital = Number.parseInt(hash[index] ?? '0', 16) >= 8
    return digit === (isCapital ? digit.toUpperCase() : digit.toLowerCase())
  })
}
