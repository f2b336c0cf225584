import { describe, expect, it } from 'vitest'
import { addDays, dayStartMs, platformDay } from '../platform-day.ts'
import { decideSignIn, type LastSignIn, stepOf, streakUntil } from './sign-in.ts'

const hourMs = 3_600_000
const zones = [
  'Asia/Shanghai',
  'America/Sao_Paulo',
  'Europe/Lisbon',
  'America/New_York',
  'Australia/Lord_Howe',
  'Pacific/Apia',
]

/** Numbers that look random and are the same in every run. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state / 2 ** 32
  }
}

const calendars = new Map(zones.map((zone) => [zone, new Intl.DateTimeFormat('sv-SE', { timeZone: zone })]))

/** The day in a zone as a plain count of days, told by the calendar of the machine and not by our own. */
const dayNumber = (atMs: number, zone: string) =>
  Date.parse(`${calendars.get(zone)?.format(atMs)}T00:00:00Z`) / (24 * hourMs)

describe('the steps of the sign-in', () => {
  it('S-95: begin again after seven', () => {
    expect([1, 2, 7, 8, 14, 15].map(stepOf)).toEqual([1, 2, 7, 1, 7, 1])
  })

  it.each([
    ['yesterday', '2026-11-20', 'UTC', 4],
    ['the day before', '2026-11-19', 'UTC', 0],
    ['the day before, in another zone', '2026-11-19', 'Asia/Tokyo', 4],
    ['three days ago, in another zone', '2026-11-18', 'Asia/Tokyo', 0],
  ])('S-95: a streak whose last day was %s', (_when, day, zone, streak) => {
    expect(streakUntil({ day, continuousDays: 4, zone }, '2026-11-21', 'UTC')).toBe(streak)
  })

  it('S-95: a year of 1,000 members over zones and daylight-saving days equals a model', () => {
    for (let member = 0; member < 1000; member++) {
      const random = numbers(member + 1)
      const zone = zones[member % zones.length] ?? 'UTC'
      const diligence = 0.5 + (member % 50) / 100
      let last: LastSignIn | undefined
      // The model counts days by their numbers and knows nothing of our calendar.
      const model = { lastNumber: -1, streak: 0, steps: [] as number[] }
      const steps: number[] = []
      for (
        let atMs = Date.UTC(2026, 0, 1);
        atMs < Date.UTC(2027, 0, 1);
        atMs += Math.ceil(random.next().value * 30) * hourMs
      ) {
        if (random.next().value > diligence) continue
        const number = dayNumber(atMs, zone)
        if (number > model.lastNumber) {
          model.streak = number === model.lastNumber + 1 ? model.streak + 1 : 1
          model.lastNumber = number
          model.steps.push(((model.streak - 1) % 7) + 1)
        }
        const today = platformDay(atMs, zone)
        const decided = decideSignIn(last, today, zone)
        if (decided) {
          last = { day: today, continuousDays: decided.continuousDays, zone }
          steps.push(decided.step)
        }
      }
      expect(steps).toEqual(model.steps)
    }
  })

  it.each(zones)('S-95: the day of %s begins where the next one is announced', (zone) => {
    for (let atMs = Date.UTC(2026, 0, 1); atMs < Date.UTC(2027, 0, 1); atMs += 24 * hourMs) {
      const nextMs = dayStartMs(addDays(platformDay(atMs, zone), 1), zone)
      expect(dayNumber(nextMs - 1, zone)).toBe(dayNumber(atMs, zone))
      expect(dayNumber(nextMs, zone)).toBe(dayNumber(atMs, zone) + 1)
    }
  })

  it('S-95: an operator who changes the zone every few days gives nobody a day twice, and takes no streak from who comes every day', () => {
    const random = numbers(7)
    for (let member = 0; member < 200; member++) {
      let last: LastSignIn | undefined
      let zone = zones[0] ?? 'UTC'
      const days = new Set<string>()
      let signIns = 0
      // Comes every six hours: every day that lasts as long is met.
      for (let atMs = Date.UTC(2026, 0, 1); atMs < Date.UTC(2027, 0, 1); atMs += 6 * hourMs) {
        if (random.next().value < 0.05) zone = zones[Math.floor(random.next().value * zones.length)] ?? zone
        const today = platformDay(atMs, zone)
        const decided = decideSignIn(last, today, zone)
        if (!decided) continue
        expect(days.has(today)).toBe(false)
        days.add(today)
        signIns += 1
        expect(decided.continuousDays).toBe(signIns)
        last = { day: today, continuousDays: decided.continuousDays, zone }
      }
      expect(signIns).toBeLessThanOrEqual(367)
      expect(signIns).toBeGreaterThanOrEqual(363)
    }
  })
})
