import { describe, expect, it } from 'vitest'
import { rolePermissions } from './permissions.ts'

describe('roles of operators', () => {
  it('R-23: only the owner changes operators and the configuration', () => {
    for (const role of ['editor', 'support', 'auditor'] as const) {
      expect(rolePermissions(role)).not.toContain('operator.write')
      expect(rolePermissions(role)).not.toContain('config.write')
    }
    expect(rolePermissions('owner')).toEqual(expect.arrayContaining(['operator.write', 'config.write']))
  })

  it('R-23: an auditor reads and changes nothing', () => {
    expect(rolePermissions('auditor').filter((permission) => permission.endsWith('.write'))).toEqual([])
    expect(rolePermissions('auditor')).toContain('audit.read')
  })

  it('R-23: whoever writes content sees no codes of members', () => {
    expect(rolePermissions('editor')).not.toContain('outbox.read')
  })
})
