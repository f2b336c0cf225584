import { describe, expect, it } from 'vitest'
import { rolePermissions } from './permissions.ts'

describe('roles of operators', () => {
  it('R-23: only the owner changes operators and the configuration', () => {
    for (const role of ['editor', 'support', 'auditor', 'finance'] as const) {
      expect(rolePermissions(role)).not.toContain('operator.write')
      expect(rolePermissions(role)).not.toContain('config.write')
    }
    expect(rolePermissions('owner')).toEqual(expect.arrayContaining(['operator.write', 'config.write']))
  })

  it('R-23: an auditor reads and changes nothing', () => {
    expect(rolePermissions('auditor').filter((permission) => permission.endsWith('.write'))).toEqual([])
    expect(rolePermissions('auditor')).toContain('audit.read')
  })

  it('R-23: money is moved and judged by the owner and by finance alone, and auditors look on', () => {
    const roles = ['owner', 'editor', 'support', 'auditor', 'finance'] as const
    const may = (permission: 'finance.read' | 'finance.write' | 'refund.review') =>
      roles.filter((role) => rolePermissions(role).includes(permission))
    expect(may('finance.write')).toEqual(['owner', 'finance'])
    expect(may('refund.review')).toEqual(['owner', 'finance'])
    expect(may('finance.read')).toEqual(['owner', 'auditor', 'finance'])
  })

  it('R-23: files are sent by whoever writes something that has a picture: content, or projects and ways to pay', () => {
    for (const role of ['owner', 'editor', 'finance'] as const) expect(rolePermissions(role)).toContain('file.write')
    for (const role of ['support', 'auditor'] as const) expect(rolePermissions(role)).not.toContain('file.write')
  })

  it('R-23: whoever writes content sees no codes of members', () => {
    expect(rolePermissions('editor')).not.toContain('outbox.read')
  })

  it('R-23: whoever writes content sees nothing of what members say to each other', () => {
    const permissions = rolePermissions('editor').filter(
      (name) => name.startsWith('report.') || name.startsWith('group.'),
    )
    expect(permissions).toEqual([])
  })

  it('R-23: an auditor reads reports, and no message that waits for review', () => {
    expect(rolePermissions('auditor')).toContain('report.read')
    expect(rolePermissions('auditor')).not.toContain('group.write')
  })
})
