import { describe, expect, it } from 'vitest'
import { type Comer, decideEntry, joinCodeIn, joinLinkState, type StoredJoinLink } from './joining.ts'

const nowMs = 1_800_000_000_000
const link: StoredJoinLink = { needs_approval: false, expires_ms: 0, use_limit: 0, used: 0, revoked_ms: 0 }
const group = { status: 1, is_invitation: 0, member_total: 3 } as const
const comer: Comer = { isMember: false, wasRemoved: false, isWaiting: false, refusedMs: 0, isApart: false }
type Change = {
  link?: Partial<StoredJoinLink>
  comer?: Partial<Comer>
  group?: { status?: 0 | 1 | 2; is_invitation?: 3; member_total?: number }
}
const decided = (change: Change = {}) => {
  const decision = decideEntry({
    link: { ...link, ...change.link },
    comer: { ...comer, ...change.comer },
    group: { ...group, ...change.group },
    memberLimit: 5,
    nowMs,
  })
  return decision.entry ?? decision.refusal
}

describe('a link to join a group (S-135)', () => {
  it.each<[string, Partial<StoredJoinLink>]>([
    ['open', {}],
    ['open', { expires_ms: nowMs + 1 }],
    ['expired', { expires_ms: nowMs }],
    ['open', { use_limit: 2, used: 1 }],
    ['used', { use_limit: 2, used: 2 }],
    ['revoked', { revoked_ms: 1, expires_ms: 1, use_limit: 1, used: 1 }],
  ])('is %s', (state, change) => expect(joinLinkState({ ...link, ...change }, nowMs)).toBe(state))

  it.each<[string, Change]>([
    ['join', {}],
    ['ask', { link: { needs_approval: true } }],
    ['groupDissolved', { group: { status: 0 }, comer: { isMember: true } }],
    ['member', { link: { revoked_ms: 1 }, comer: { isMember: true, isApart: true } }],
    ['joinLinkGone', { link: { revoked_ms: 1 } }],
    ['joinLinkGone', { comer: { isApart: true } }],
    ['joinLinkExpired', { link: { expires_ms: 1 } }],
    ['joinLinkUsedUp', { link: { use_limit: 1, used: 1 } }],
    ['waiting', { link: { revoked_ms: 1 }, comer: { isWaiting: true } }],
    ['banned', { group: { status: 2 } }],
    ['closed', { group: { is_invitation: 3 } }],
    ['full', { group: { member_total: 5 } }],
    ['refused', { comer: { refusedMs: nowMs - 86_399_999 } }],
    ['join', { comer: { refusedMs: nowMs - 86_400_000 } }],
    ['ask', { comer: { wasRemoved: true } }],
  ])('offers %s', (outcome, change) => expect(decided(change)).toBe(outcome))
})

describe('the code of a link', () => {
  const code = 'Ab3_-Ab3_-Ab3_-Ab3_-Ab'
  it.each([
    [`https://h5.example/g/${code}`, code],
    [` http://192.168.0.7:3000/g/${code} `, code],
    [`https://h5.example/g/${code}x`, undefined],
    [`https://h5.example/g/${code}/more`, undefined],
    [`https://h5.example/s/${code}`, undefined],
    [`javascript:alert(1)//h5.example/g/${code}`, undefined],
    [code, undefined],
  ])('in %s is %s', (text, found) => expect(joinCodeIn(text)).toBe(found))
})
