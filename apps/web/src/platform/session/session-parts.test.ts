import { beforeEach, describe, expect, it, vi } from 'vitest'
import { markFirstScreenDrawn } from '../idle.ts'
import {
  clearSessionParts,
  closeSessionParts,
  openSessionParts,
  openSessionPartsOnce,
  registerSessionParts,
  type SessionPart,
} from './session-parts.ts'

let seen: string[] = []

const part = (name: string, fails = false): SessionPart => ({
  name,
  open: () => {
    seen.push(`open ${name}`)
    if (fails) throw new Error('cannot open')
  },
  close: () => {
    seen.push(`close ${name}`)
  },
  clear: () => {
    seen.push(`clear ${name}`)
  },
})

beforeEach(() => {
  seen = []
})

describe('session parts', () => {
  it('S-14: what an earlier session left open closes before the parts open in order', async () => {
    registerSessionParts([part('database'), part('socket'), part('friends')])
    await openSessionParts()
    expect(seen).toEqual([
      'close friends',
      'close socket',
      'close database',
      'open database',
      'open socket',
      'open friends',
    ])
  })

  it('opens once where a screen asks for what was asked for already, and again after the session', async () => {
    markFirstScreenDrawn()
    registerSessionParts([part('database')])
    await closeSessionParts()
    openSessionPartsOnce()
    openSessionPartsOnce()
    await vi.waitFor(() => expect(seen).toEqual(['close database', 'close database', 'open database']))
    openSessionPartsOnce()
    await closeSessionParts()
    openSessionPartsOnce()
    await vi.waitFor(() => expect(seen.slice(3)).toEqual(['close database', 'close database', 'open database']))
  })

  it('a part that cannot open does not keep the others from it', async () => {
    registerSessionParts([part('database', true), part('socket')])
    await openSessionParts()
    expect(seen).toContain('open socket')
  })

  it('S-20: parts close and are forgotten in reverse order', async () => {
    registerSessionParts([part('database'), part('socket')])
    await closeSessionParts()
    await clearSessionParts()
    expect(seen).toEqual(['close socket', 'close database', 'clear socket', 'clear database'])
  })
})
