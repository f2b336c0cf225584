import { dayMs } from '@cliffhanger/contract/duration.ts'
import { describe, expect, it } from 'vitest'
import { countsFromMs, isSecondPerson } from './second-person.ts'

describe('who counts as a second person', () => {
  it('A-4: nobody who has not set their own password and authenticator', () => {
    expect(countsFromMs(null, 24)).toBeUndefined()
    expect(isSecondPerson(null, 24, Number.MAX_SAFE_INTEGER)).toBe(false)
    expect(isSecondPerson(null, 0, 1)).toBe(false)
  })

  it('A-4: from 24 hours after on, not a moment sooner', () => {
    expect(isSecondPerson(1000, 24, 999 + dayMs)).toBe(false)
    expect(isSecondPerson(1000, 24, 1000 + dayMs)).toBe(true)
    expect(isSecondPerson(1000, 0, 1000)).toBe(true)
  })
})
