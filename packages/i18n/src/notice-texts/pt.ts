import type { NoticeTexts } from '../notice-texts.ts'

export const texts: NoticeTexts = {
  rechargeCredited: { title: 'Sua recarga chegou', summary: '{amount} {coin} da sua recarga chegaram.' },
  rechargeDenied: {
    title: 'Sua recarga não foi aceita',
    summary: 'Sua recarga de {amount} {coin} não foi aceita: {reason}',
  },
  withdrawalPaid: {
    title: 'Seu saque foi pago',
    summary: '{amount} {coin} foram enviados para sua conta. Pode levar algum tempo até chegarem.',
  },
  withdrawalDenied: {
    title: 'Seu saque foi negado',
    summary: 'Seu saque de {amount} {coin} foi negado e voltou para o seu saldo: {reason}',
  },
  orderTimedOut: {
    title: 'Seu pedido foi cancelado',
    summary: 'O pedido {order_no} não foi pago a tempo e foi cancelado.',
  },
  couponEnding: {
    title: 'Seu cupom está acabando',
    summary: 'Seu cupom “{name}” acaba em breve. Use enquanto é tempo.',
  },
  payPasswordLocked: {
    title: 'Sua senha de pagamento está bloqueada',
    summary:
      'Ela foi digitada errada muitas vezes e ficará bloqueada por {minutes} minutos. Se não foi você, troque já sua senha de acesso.',
  },
  contactChanged: {
    title: 'Seu contato de acesso mudou',
    summary:
      'O e-mail ou telefone da sua conta foi alterado. Se não foi você, toque para desfazer e sair de todos os aparelhos.',
  },
  authenticatorOff: {
    title: 'O login em duas etapas foi desativado',
    summary:
      'O autenticador não é mais necessário para entrar. Se não foi você, toque para desfazer e sair de todos os aparelhos.',
  },
  loginPasswordSet: {
    title: 'Sua senha de acesso mudou',
    summary:
      'Uma nova senha de acesso foi definida. Se não foi você, toque para desfazer e sair de todos os aparelhos.',
  },
  payPasswordSet: {
    title: 'Novo PIN de pagamento',
    summary:
      'Um novo PIN de pagamento foi definido. Se não foi você, toque para desfazer e sair de todos os aparelhos.',
  },
  realNameApproved: { title: 'Você foi certificado', summary: 'Sua certificação de identidade foi aprovada.' },
  realNameRejected: {
    title: 'Sua certificação foi recusada',
    summary: 'Sua certificação de identidade foi recusada: {reason}',
  },
  reportClosed: { title: 'Sua denúncia foi tratada', summary: '{reply}' },
  unlockRefunded: {
    title: '{amount} {coin} voltaram',
    summary:
      'O episódio {number} não pôde ser reproduzido. O desbloqueio foi desfeito e {amount} {coin} voltaram para sua carteira.',
  },
  unlockNotRefunded: {
    title: 'O desbloqueio do episódio {number} foi mantido',
    summary:
      'Você informou que o episódio {number} não pôde ser reproduzido. Analisamos e não houve reembolso: {reason}',
  },
}
