import type { AgreementText } from './agreement-text.ts'

export const userAgreement: AgreementText = {
  title: 'Contrato do usuário',
  paragraphs: [
    '<p>Boas-vindas ao Cliffhanger. Ao se cadastrar ou entrar, você aceita este contrato.</p>',
    '<h2>Sua conta</h2>',
    '<p>Você pode entrar com um toque neste aparelho ou se cadastrar com nome de usuário, e-mail ou telefone. Cuide da sua senha e do seu aparelho; o que é feito na sua conta é feito em seu nome. Você pode trocar a senha a qualquer momento, o que encerra na hora o acesso em outros aparelhos.</p>',
    '<h2>Conteúdo</h2>',
    '<p>Os dramas são para você assistir. Não baixe, grave nem revenda. Um episódio desbloqueado nunca é cobrado de novo.</p>',
    '<h2>Conversas</h2>',
    '<p>Respeite os outros. Assédio, fraude e conteúdo ilegal são proibidos e podem encerrar a sua conta.</p>',
    '<h2>Preços</h2>',
    '<p>Antes de comprar, você vê o preço e o saldo que vai restar. O Ouro comprado nunca vence. O Ouro recebido de presente pode vencer; a data aparece junto, e ele é gasto primeiro.</p>',
    '<h2>O serviço</h2>',
    '<p>Fazemos o possível para manter o serviço no ar, mas não podemos prometer que ele nunca pare. Quando este contrato mudar, o novo texto aparecerá aqui.</p>',
  ],
}

export const privacyPolicy: AgreementText = {
  title: 'Política de privacidade',
  paragraphs: [
    '<p>Esta política diz o que coletamos e para que usamos.</p>',
    '<h2>O que coletamos</h2>',
    '<p>O que você informa: apelido, foto, e-mail ou telefone. Do aparelho: tipo, sistema, idioma, fuso horário e endereço IP. O que você faz: os episódios que assiste e as mensagens que envia.</p>',
    '<h2>Para que serve</h2>',
    '<p>Para você entrar, proteger a sua conta, continuar um episódio, entregar mensagens e medir a qualidade do serviço. Não vendemos seus dados pessoais.</p>',
    '<h2>Como guardamos</h2>',
    '<p>Senhas são guardadas apenas como hash com sal; códigos e credenciais de acesso nunca são guardados em texto puro. Eventos ficam por 30 dias; mensagens, até você apagar.</p>',
    '<h2>Publicidade</h2>',
    '<p>Somente com o seu consentimento um evento de cadastro pode ser enviado a um provedor de anúncios, com e-mail e telefone em forma de hash.</p>',
    '<h2>Seus direitos</h2>',
    '<p>Você pode ver e alterar seus dados ou pedir ao suporte que exclua a sua conta.</p>',
  ],
}

export const teamRules: AgreementText = {
  title: 'Regras da equipe',
  paragraphs: [
    '<p>Convide amigos com seu código, seu link ou seu pôster. Veja como as equipes funcionam e o que gera comissão.</p>',
    '<h2>Quem está na sua equipe</h2>',
    '<p>Quem você convidou é o primeiro nível. Quem essas pessoas convidaram é o segundo. Não há terceiro nível.</p>',
    '<p>Quem convidou é definido uma vez e nunca muda. Só quem entrou antes de você pode ter convidado você.</p>',
    '<h2>O que gera comissão</h2>',
    '<p>A comissão vem apenas das compras da sua equipe: VIP, SVIP e episódios desbloqueados com ouro comprado. Ela espera o fim do prazo de reembolso e é estornada se a compra for reembolsada.</p>',
    '<p>Convidar, por si só, não rende dinheiro. Pacotes de promotor, financiamento coletivo, transferências e ouro ganho não geram comissão para ninguém. As recompensas por convidar são em ouro e não viram dinheiro.</p>',
    '<h2>O que não rende nada</h2>',
    '<p>Se você e alguém que você convidou usam o mesmo aparelho, a mesma conta de recebimento ou a mesma identidade verificada, você não ganha nada com essa pessoa. Se for engano, peça ao suporte que verifique.</p>',
    '<h2>Níveis da equipe</h2>',
    '<p>Um nível da equipe dá uma taxa maior. Ele exige vendas liquidadas da sua equipe em 90 dias e uma solicitação que aceitarmos. Ninguém ganha um nível pagando ou recrutando.</p>',
    '<h2>Privacidade</h2>',
    '<p>Nas equipes você vê nomes e números só em parte, e ninguém vê telefones ou e-mails.</p>',
  ],
}
