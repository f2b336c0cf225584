import { describe, expect, it } from 'vitest'
import { targetOf } from './open-target.ts'

describe('targetOf', () => {
  it.each([
    ['v=12', '/pages/videoPlay/videoPlay?id=12'],
    ['v=12&n=3&w=7&u=AAA111&s=abcdefgh', '/pages/videoPlay/videoPlay?id=12&number=3&unlock=7&share=abcdefgh'],
    ['v=12&n=x&w=-7', '/pages/videoPlay/videoPlay?id=12'],
    ['to=%2FpagesA%2Fchat%2Fmsg%3Ffriend_idx%3D3', '/pagesA/chat/msg?friend_idx=3'],
    ['v=12&to=/pages/user/index', '/pages/user/index'],
    ['to=https://elsewhere.example', null],
    ['to=//elsewhere.example', null],
    ['to=/pages/../admin', null],
    ['v=-1', null],
    ['v=x', null],
    ['', null],
  ])('a shared link with %s leads to %s', (query, expected) => {
    expect(targetOf(new URLSearchParams(query))).toBe(expected)
  })
})
