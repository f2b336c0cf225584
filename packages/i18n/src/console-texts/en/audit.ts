import type { SameTexts } from '../../translate.ts'
import type { audit as base } from '../zh-CN/audit.ts'

export const audit = {
  audit: 'Audit log',
  when: 'Time',
  operator: 'Operator',
  system: 'System',
  action: 'Action',
  target: 'Target',
  address: 'IP address',
  changes: 'Changes',
  field: 'Field',
  before: 'Before',
  after: 'After',
  nothingChanged: 'No changes',
} satisfies SameTexts<typeof base>
