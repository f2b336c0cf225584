import type { SameTexts } from '../../translate.ts'
import type { push as base } from '../zh-CN/push.ts'

export const push = {
  title: 'Notificações com o app fechado',
  hint: 'Este aparelho avisa de novas mensagens e avisos mesmo com a página fechada',
  blocked: 'O navegador bloqueia as notificações. Permita-as nas configurações deste site',
  absent: 'Este navegador não tem notificações. No iPhone, adicione antes o app à tela de início',
} satisfies SameTexts<typeof base>
