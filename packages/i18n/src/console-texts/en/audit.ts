import type { SameTexts } from '../../translate.ts'
import type { audit as base } from '../zh-CN/audit.ts'

export const audit = {
  audit: 'Audit log',
  when: 'When',
  operator: 'Operator',
  system: 'System',
  action: 'Action',
  target: 'Target',
  address: 'Address',
  changes: 'What changed',
  field: 'Field',
  before: 'Before',
  after: 'After',
  nothingChanged: 'No field changed',
} satisfies SameTexts<typeof base>
