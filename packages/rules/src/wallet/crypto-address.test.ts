import { describe, expect, it } from 'vitest'
import { comparableAddress, isChainAddress } from './crypto-address.ts'

describe('an address of USDT', () => {
  it('of TRON has the right checksum', () => {
    // The contract of USDT itself, and a wallet of the network's documentation.
    for (const address of ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'TJCnKsPa7y5okkXvQAidZBzqx3QyQ6sxMW'])
      expect([address, isChainAddress('TRC20', address)]).toEqual([address, true])
    for (const address of [
      'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6T',
      'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6',
      'T00000000000000000000000000000000O',
      'Tzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz',
      '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
      '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      '',
    ])
      expect([address, isChainAddress('TRC20', address)]).toEqual([address, false])
  })

  it('of the Ethereum family has the right capitals (EIP-55), or letters of one case', () => {
    for (const address of [
      '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
      '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
      '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
      '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
      '0x5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED',
    ])
      for (const chain of ['ERC20', 'BEP20'] as const)
        expect([address, isChainAddress(chain, address)]).toEqual([address, true])
    for (const address of [
      '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed',
      '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe',
      `0x${'0'.repeat(40)}`,
      'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    ])
      expect([address, isChainAddress('ERC20', address)]).toEqual([address, false])
  })

  it('is compared without the checksum', () => {
    expect(comparableAddress('ERC20', '0xAB')).toBe('0xab')
    expect(comparableAddress('TRC20', 'TAb')).toBe('TAb')
  })
})
