import type { SameTexts } from '../../translate.ts'
import type { audit as base } from '../zh-CN/audit.ts'

export const audit = {
  audit: 'Registro de auditoria',
  when: 'Data e hora',
  operator: 'Operador',
  system: 'Sistema',
  action: 'Ação',
  target: 'Alvo',
  address: 'Endereço IP',
  changes: 'Alterações',
  field: 'Campo',
  before: 'Antes',
  after: 'Depois',
  nothingChanged: 'Sem alterações',
} satisfies SameTexts<typeof base>
