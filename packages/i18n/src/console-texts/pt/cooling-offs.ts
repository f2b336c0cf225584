import type { SameTexts } from '../../translate.ts'
import type { coolingOffs as base } from '../zh-CN/cooling-offs.ts'

export const coolingOffs = {
  title: 'Saques retidos',
  hint: 'Depois de um novo e-mail ou telefone, ou de redefinir a senha ou o PIN, o membro não pode sacar por um tempo. Dois operadores podem liberar antes.',
  until: 'Retido até',
  waiting: 'Saques a liberar',
  request: 'Pedido',
  askedBy: 'Pedido por {name}',
  ask: 'Pedir liberação',
  askTitle: 'Liberar antes o dinheiro de {name}',
  askHint: 'Confirme que você está falando com o dono da conta. Um segundo operador precisa aprovar.',
  asked: 'Enviado. Os saques são liberados quando um segundo operador aprovar.',
  agree: 'Liberar agora',
  agreeTitle: 'Liberar agora o dinheiro de {name}',
  agreeHint: '{asker} pediu: “{reason}”. Saques e transferências voltam a funcionar na hora.',
  released: 'Saques liberados',
  yours: 'Aguardando um segundo operador',
} satisfies SameTexts<typeof base>
