import type { SameTexts } from '../../translate.ts'
import type { lists as base } from '../zh-CN/lists.ts'

export const lists = {
  export: 'Exportar',
  exportTitle: 'Exportar em CSV',
  exportHint: {
    one: '{shown} linha corresponde aos filtros atuais. O registro de auditoria guarda quem exportou o quê.',
    other: '{shown} linhas correspondem aos filtros atuais. O registro de auditoria guarda quem exportou o quê.',
  },
  exportCut:
    'Esta lista tem {found} linhas. Um arquivo guarda as primeiras {limit}; escolha um período menor para o resto.',
  exporting: 'Exportando',
  exportProgress: '{done} de {total} linhas',
  exportFailed: 'Parou depois de {done} linhas. Tente de novo para continuar daqui.',
  exported: { one: '{shown} linha exportada', other: '{shown} linhas exportadas' },
  coin: 'moeda',
  number: 'ID',
} satisfies SameTexts<typeof base>
