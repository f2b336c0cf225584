import { describe, expect, it } from 'vitest'
import { readInvitation } from './invitation.ts'

const nobody = { userCode: '0', parentCode: '0' }

describe('readInvitation', () => {
  it.each([
    ['u=AAA111', { userCode: 'AAA111', parentCode: '0' }],
    ['p=PPP222', { userCode: '0', parentCode: 'PPP222' }],
    ['u=AAA111&d=LISBON', { userCode: 'AAA111', parentCode: '0', channelCode: 'LISBON' }],
    ['q=QQQ333&p=PPP222', { userCode: '0', parentCode: 'QQQ333' }],
    ['', nobody],
    ['u=&q=', nobody],
  ])('S-7: %s', (query, expected) => {
    expect(readInvitation(new URLSearchParams(query), nobody)).toEqual(expected)
  })

  it('S-7: an address without codes leaves the stored ones', () => {
    const before = { userCode: 'AAA111', parentCode: 'QQQ333' }
    expect(readInvitation(new URLSearchParams('x=1'), before)).toEqual(before)
  })
})
