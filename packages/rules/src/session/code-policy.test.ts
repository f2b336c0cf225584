import { describe, expect, it } from 'vitest'
import { codePolicy, decideSending, isCodeOpen } from './code-policy.ts'

const nowMs = 1_800_000_000_000
const none = { lastMs: undefined, inDay: 0, inHourFromAddress: 0 }

describe('C-24, C-46: codes', () => {
  it('are sent once in 60 s', () => {
    expect(decideSending(none, nowMs)).toEqual({ ok: true })
    expect(decideSending({ ...none, lastMs: nowMs - 59_001 }, nowMs)).toMatchObject({
      refusal: 'codeAlreadySent',
      waitSeconds: 1,
    })
    expect(decideSending({ ...none, lastMs: nowMs - 60_000 }, nowMs)).toEqual({ ok: true })
  })

  it('are sent ten times a day to one contact and thirty times an hour from one address', () => {
    expect(decideSending({ ...none, inDay: 9, inHourFromAddress: 29 }, nowMs)).toEqual({ ok: true })
    expect(decideSending({ ...none, inDay: 10 }, nowMs)).toMatchObject({ refusal: 'tooManyRequests' })
    expect(decideSending({ ...none, inHourFromAddress: 30 }, nowMs)).toMatchObject({ refusal: 'tooManyRequests' })
  })

  it('live 10 minutes, for five tries, for one use', () => {
    const code = { tries: 0, created_ms: nowMs, used_ms: null }
    expect(isCodeOpen(code, nowMs + codePolicy.validMs - 1)).toBe(true)
    expect(isCodeOpen(code, nowMs + codePolicy.validMs)).toBe(false)
    expect(isCodeOpen({ ...code, tries: 4 }, nowMs)).toBe(true)
    expect(isCodeOpen({ ...code, tries: 5 }, nowMs)).toBe(false)
    expect(isCodeOpen({ ...code, used_ms: nowMs }, nowMs)).toBe(false)
  })
})
