import type { NoticeTexts } from './zh-CN.ts'

export const texts: NoticeTexts = {
  rechargeCredited: { title: 'Recarga concluída', summary: '{amount} entraram no seu saldo.' },
  rechargeDenied: {
    title: 'Recarga não aprovada',
    summary: 'Não foi possível aprovar sua recarga de {amount}.{reason}',
  },
  withdrawalPaid: {
    title: 'Saque concluído',
    summary: 'Enviamos {amount} para sua conta. O banco pode levar um tempo para mostrar.',
  },
  withdrawalDenied: {
    title: 'Saque recusado',
    summary: 'Seu saque de {amount} foi recusado e voltou para o seu saldo.{reason}',
  },
  orderTimedOut: {
    title: 'Pedido cancelado',
    summary: 'O pedido {order_no} não foi pago a tempo e foi cancelado.',
  },
  couponEnding: {
    title: 'Seu cupom vence em breve',
    summary: 'Use “{name}” antes que vença.',
  },
  payPasswordLocked: {
    title: 'Seu PIN está bloqueado',
    summary:
      'Muitas tentativas erradas. Seu PIN está bloqueado por {minutes} minutos. Se não foi você, troque sua senha agora.',
  },
  passkeyAdded: {
    title: 'Digital ou rosto ativado',
    summary:
      'Agora a digital, o rosto ou o bloqueio de tela de {name} confirma seus pagamentos. Se não foi você, mude seu PIN agora para desativar.',
  },
  contactChanged: {
    title: 'Seu contato de acesso mudou',
    summary:
      'O e-mail ou telefone da sua conta foi alterado. Se não foi você, toque para desfazer e sair de todos os aparelhos.',
  },
  authenticatorOff: {
    title: 'O login em duas etapas foi desativado',
    summary:
      'Você não precisa mais de um autenticador para entrar. Se não foi você, toque para desfazer e sair de todos os aparelhos.',
  },
  loginPasswordSet: {
    title: 'Sua senha mudou',
    summary: 'Uma nova senha foi definida. Se não foi você, toque para desfazer e sair de todos os aparelhos.',
  },
  payPasswordSet: {
    title: 'Seu PIN mudou',
    summary: 'Um novo PIN foi definido. Se não foi você, toque para desfazer e sair de todos os aparelhos.',
  },
  realNameApproved: { title: 'Identidade verificada', summary: 'Sua identidade foi verificada.' },
  realNameRejected: {
    title: 'Não verificamos sua identidade',
    summary: 'Sua identidade não foi verificada.{reason}',
  },
  reportClosed: { title: 'Analisamos sua denúncia', summary: '{reply}' },
  unlockRefunded: {
    title: '{amount} devolvidos',
    summary: 'O episódio {number} não abriu, então cancelamos o desbloqueio e devolvemos {amount} à sua carteira.',
  },
  goodsShipped: {
    title: 'Seu pedido está a caminho',
    summary: 'Enviamos “{name}” por {carrier}. Código de rastreio: {number}.',
  },
  goodsReceived: {
    title: 'Pedido concluído',
    summary: 'Enviamos “{name}” há {days} dias, então marcamos como recebido.',
  },
  goodsCancelled: {
    title: 'Pedido da loja cancelado',
    summary: 'Cancelamos o pedido de “{name}” e devolvemos o que você pagou.{reason}',
  },
  agentAccepted: {
    title: 'Sua solicitação de equipe foi aceita',
    summary: 'A partir de agora você está no nível {level}.',
  },
  agentRaised: {
    title: 'Você chegou ao nível {level} da equipe',
    summary: 'Aceitamos sua solicitação. O novo nível já está valendo.',
  },
  agentRejected: {
    title: 'Sua solicitação não foi aceita',
    summary: 'Sua solicitação para o nível {level} não foi aceita.{reason}',
  },
  agentLowered: {
    title: 'O nível da sua equipe mudou',
    summary: 'A partir de agora o nível da sua equipe é {level}.{reason}',
  },
  unlockNotRefunded: {
    title: 'Sem reembolso para o episódio {number}',
    summary: 'Você nos disse que o episódio {number} não abriu. Verificamos e não é possível reembolsar.{reason}',
  },
  projectFailed: {
    title: 'Seu dinheiro voltou',
    summary: '“{title}” não foi financiado a tempo, então devolvemos {amount} à sua carteira.',
  },
  starBegan: {
    title: 'Agora você é uma estrela',
    summary: 'Publique fotos, vídeos e textos na sua página de estrela.',
  },
  starEnded: {
    title: 'Você não é mais uma estrela',
    summary: 'Suas publicações não aparecem mais para outras pessoas.{reason}',
  },
  starPostPublished: {
    title: 'Sua publicação está no ar',
    summary: '“{title}” foi analisada e agora todos podem ver.',
  },
  starPostRejected: {
    title: 'Sua publicação não foi aprovada',
    summary: 'Não foi possível publicar “{title}”.{reason}',
  },
  starPostHidden: {
    title: 'Sua publicação foi removida',
    summary: '“{title}” não aparece mais para outras pessoas.{reason}',
  },
  newEpisode: { title: 'Episódio novo', summary: 'Saiu o episódio {number} de “{name}”.' },
  groupJoinApproved: { title: 'Você entrou em {name}', summary: 'Seu pedido para participar foi aprovado. Diga oi!' },
  groupJoinRefused: {
    title: 'Seu pedido para participar não foi aprovado',
    summary: 'Os admins de {name} recusaram seu pedido.',
  },
  chatReminder: { title: 'Lembrete', summary: 'Você queria voltar a uma mensagem na conversa com {name}.' },
  groupReminder: { title: 'Lembrete', summary: 'Você queria voltar a uma mensagem em {name}.' },
}
