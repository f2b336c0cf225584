import type { SameTexts } from '../../translate.ts'
import type { realNames as base } from '../zh-CN/real-names.ts'

export const realNames = {
  realNames: 'Verificação de ID',
  application: 'Solicitação',
  toReview: 'Para analisar',
  certified: 'Verificado',
  rejected: 'Recusado',
  applied: 'Enviada em',
  open: 'Abrir',
  openTitle: 'Abrir a solicitação de {name}',
  openHint: 'Você verá nome, número e fotos do documento. Fica no registro de auditoria.',
  name: 'Nome',
  idNumber: 'Número do documento',
  pictures: 'Fotos do documento',
  sameNumber: {
    one: '{count} outro membro usou o mesmo número de documento.',
    other: '{count} outros membros usaram o mesmo número de documento.',
  },
  certify: 'Verificar',
  certifyTitle: 'Verificar {name}',
  certifyHint: 'O membro fica verificado na hora.',
  reject: 'Recusar',
  rejectTitle: 'Recusar {name}',
  rejectHint: 'O membro vê o motivo e pode enviar de novo.',
  reasonForMember: 'Mín. de 3 caracteres. O membro vê.',
} satisfies SameTexts<typeof base>
