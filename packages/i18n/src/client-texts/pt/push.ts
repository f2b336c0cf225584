import type { SameTexts } from '../../translate.ts'
import type { push as base } from '../zh-CN/push.ts'

export const push = {
  title: 'Notificações push',
  hint: 'Receba mensagens e avisos neste aparelho, mesmo com o app fechado',
  blocked: 'As notificações estão bloqueadas. Permita nas configurações do site no navegador.',
  absent: 'Este navegador não aceita notificações. No iPhone, adicione o app à tela de início primeiro.',
} satisfies SameTexts<typeof base>
