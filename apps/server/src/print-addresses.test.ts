import { describe, expect, it } from 'vitest'
import { addressLines, type Started } from './print-addresses.ts'

const printed = ({ settings, ...more }: { settings?: Partial<Started['settings']>; role?: Started['role'] }): string =>
  addressLines({
    ...{ port: 8080, role: 'all', signIns: [], ...more },
    settings: { DEMO: false, HOST: '0.0.0.0', PUBLIC_URL: '', ...settings },
  }).join('\n')

describe('what a start prints', () => {
  it.each(['gateway', 'worker'] as const)('A21: no pages that a %s does not serve', (role) => {
    expect(printed({ role })).not.toMatch(/Client|Console|API/)
  })

  it('A21: nothing for a phone where only this machine can connect', () => {
    const lines = printed({ settings: { HOST: '127.0.0.1' } })
    expect(lines).not.toContain('phone')
    expect(lines).toContain('http://localhost:8080/console/')
  })

  it('names the public address where there is one', () => {
    expect(printed({ role: 'api', settings: { PUBLIC_URL: 'https://drama.example' } })).toContain(
      'https://drama.example/console/',
    )
  })

  it('L7: says that a demonstration is one, and nothing of it otherwise', () => {
    expect(printed({ settings: { DEMO: true } })).toContain('demo')
    expect(printed({})).not.toContain('demo')
  })
})
